import { readFileSync, readdirSync } from 'node:fs';

// spent is the processor time in ms that the threads of workers have had so far in the renderers of a browser, as the system counts it (Linux).
export const spent = async cdp => {
  let ns = 0;
  for (const { id, type } of (await cdp.send('SystemInfo.getProcessInfo')).processInfo) {
    if (type !== 'renderer') continue;
    for (const task of readdirSync(`/proc/${id}/task`)) {
      try { if (/^DedicatedWorker/.test(readFileSync(`/proc/${id}/task/${task}/comm`, 'utf8'))) ns += +readFileSync(`/proc/${id}/task/${task}/schedstat`, 'utf8').split(' ')[0]; } catch { /* it has ended */ }
    }
  }
  return ns / 1e6;
};
