/**
 * Loads the toolbar where an editor was signed in. Everybody else has no such cookie, loads nothing
 * and asks for nothing.
 */
if (/(?:^|; )faust-auth=1(?:;|$)/.test(document.cookie) && document.body.dataset.toolbar !== 'off') {
  void import('./mount-toolbar.client.tsx');
}
