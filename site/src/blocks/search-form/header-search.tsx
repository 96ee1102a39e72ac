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
  createRoot(panel).render(<SearchField id={ID} action={pathname} term="" maxLength={Number(dataset.search)} />);
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
