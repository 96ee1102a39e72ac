/** Removes the place that a preview reserves for the toolbar. */
function releaseSlot(): void {
  document.querySelector('[data-toolbar-slot]')?.removeAttribute('data-toolbar-slot');
}

/**
 * Loads the toolbar where an editor was signed in. Other visitors have no such cookie, load nothing and send no request.
 * Browsers ask another process for cookies, which takes milliseconds: in a task of its own.
 */
setTimeout(() => {
  if (/(?:^|; )faust-auth=1(?:;|$)/.test(document.cookie) && document.body.dataset.toolbar !== 'off') {
    import('../editors/toolbar/mount-toolbar.client.tsx').catch(releaseSlot);
  } else releaseSlot();
});
