package store

import "sync"

// NewMemory returns a Store that forgets everything with the program: for tests, and to play on where the machine
// refuses storage.
func NewMemory() Store { return &slots{m: &memory{at: map[string]string{}}} }

type memory struct {
	mu sync.Mutex
	at map[string]string
}

func (m *memory) get(key string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if v, ok := m.at[key]; ok {
		return v, nil
	}
	return "", ErrNone
}

func (m *memory) put(key, value string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.at[key] = value
	return nil
}

func (m *memory) del(key string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.at, key)
	return nil
}

func (m *memory) keys() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var ks []string
	for k := range m.at {
		ks = append(ks, k)
	}
	return ks, nil
}
