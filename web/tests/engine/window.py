#!/usr/bin/python3
"""A window that is one page of WebKitGTK and nothing else, for WebKitWebDriver. (Its MiniBrowser has a bar, a least width of 447
pixels, and forgets what pages keep.) ROYALS_WEBKIT is JSON: the folder of what is kept, width, height, zoom, text and still."""
import json
import os

import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

want = json.loads(os.environ['ROYALS_WEBKIT'])
before = os.path.join(want['folder'], 'before.js')  # runs before each page's own scripts
os.dup2(os.open(os.path.join(want['folder'], 'console'), os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
Gtk.Settings.get_default().set_property('gtk-enable-animations', not want['still'])
kept = WebKit2.WebsiteDataManager(base_data_directory=want['folder'] + '/data', base_cache_directory=want['folder'] + '/cache')
context = WebKit2.WebContext(website_data_manager=kept)
context.set_automation_allowed(True)


def load(page, event):
    if event == WebKit2.LoadEvent.STARTED and os.path.exists(before):
        scripts = page.get_user_content_manager()
        scripts.remove_all_scripts()
        with open(before, encoding='utf-8') as f:
            scripts.add_script(WebKit2.UserScript(f.read(), WebKit2.UserContentInjectedFrames.TOP_FRAME,
                                                  WebKit2.UserScriptInjectionTime.START, None, None))


def create(_):
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = page.get_settings()
    settings.set_property('enable-write-console-messages-to-stdout', True)
    settings.set_property('default-font-size', round(16 * want['text']))
    page.set_zoom_level(want['zoom'])
    page.connect('load-changed', load)
    window = Gtk.Window(decorated=False, default_width=want['width'], default_height=want['height'])
    window.add(page)
    page.connect('close', lambda _: window.destroy())
    window.show_all()
    window.move(0, 0)
    page.grab_focus()
    window.get_window().focus(0)  # no window manager gives it
    return page


def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('window')
    session.set_application_info(info)
    session.connect('create-web-view', create)


context.connect('automation-started', started)
Gtk.main()
