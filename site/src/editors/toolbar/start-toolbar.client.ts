/**
 * Loads the toolbar where an editor was signed in. Other visitors have no such cookie, load nothing
 * and send no request.
 */
if (/(?:^|; )faust-auth=1(?:;|$)/.test(document.cookie) && document.body.dataset.toolbar !== 'off') {
  void import('./mount-toolbar.client.tsx');
}
