/** Asks before a page is left with text that was not saved. Without it, everything else works. */
const changed = new Set();

addEventListener('input', ({ target }) => {
  if (target.form?.method === 'post') changed.add(target.form);
});

addEventListener('submit', (event) => {
  // A preview opens another tab, and this one stays as it is.
  if (event.submitter?.formTarget !== '_blank') changed.delete(event.target);
});

addEventListener('beforeunload', (event) => {
  if (changed.size > 0) event.preventDefault();
});
