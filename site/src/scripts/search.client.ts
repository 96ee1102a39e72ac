/** What the search page does until its island is used: the field has the focus from the beginning. */
const island = document.querySelector<HTMLElement>('[data-island="live-search"]');
const input = island?.querySelector('input');

if (island && input) {
  // The role that the island gives it, from the beginning for a screen reader that is reading it.
  input.role = 'combobox';
  input.ariaExpanded = 'false';
  // Typing replaces the term. The browser may give the field its focus after this, or the visitor may have typed before.
  if (document.activeElement === input && input.value === input.defaultValue) input.select();
  input.addEventListener('focus', () => input.select());
  // Entries of the history that this page made before it was loaded again.
  addEventListener('popstate', () => {
    const term = new URLSearchParams(location.search).get('q') ?? '';
    if (term !== input.defaultValue && island.dataset.live === undefined) location.reload();
  });
}

export {};
