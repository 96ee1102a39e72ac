import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchField } from './search-field.island.tsx';

const ID = 'header-search';

/** Makes a link to the search open a field, in a popover behind the link; done once. Until then the link leads to its page. */
export function openBelow(link: HTMLAnchorElement): void {
  if (link.ariaExpanded) return;
  const panel = document.createElement('div');
  panel.id = `${ID}-panel`;
  panel.popover = 'auto';
  link.after(panel);
  const { pathname, dataset } = link;
  const field = <SearchField id={ID} action={pathname} term="" maxLength={Number(dataset.search)} />;
  // A key that follows at once finds it there.
  flushSync(() => createRoot(panel).render(field));
  link.ariaExpanded = 'false';
  link.setAttribute('aria-controls', panel.id);
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    panel.togglePopover(true);
    panel.querySelector('input')?.focus();
  });
  panel.addEventListener('toggle', () => {
    link.ariaExpanded = String(panel.matches(':popover-open'));
  });
  // It would cover what has the focus.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
  });
}
