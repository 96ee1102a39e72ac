/**
 * What a script adds to the menu on small screens: it reports its state, traps the keyboard focus
 * while it is open, returns the focus to its button on Escape, and closes after a click on a link. It
 * opens and closes as a popover without any of this.
 */
const toggle = document.querySelector<HTMLButtonElement>('[data-site-header] button[popovertarget]');
const menu = document.querySelector<HTMLElement>('[data-site-header] [popover]');

function keepFocusInside(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const isInside = stops.some((stop) => stop === active);
  if (isInside && active !== last) return;
  event.preventDefault();
  first?.focus();
}

if (toggle && menu) {
  const isOpen = () => menu.matches(':popover-open');

  menu.addEventListener('toggle', () => toggle.setAttribute('aria-expanded', String(isOpen())));

  menu.addEventListener('click', ({ target }) => {
    if (isOpen() && target instanceof Element && target.closest('a')) menu.hidePopover();
  });

  document.addEventListener('keydown', (event) => {
    if (!isOpen()) return;
    if (event.key === 'Escape') {
      menu.hidePopover();
      toggle.focus();
    } else if (event.key === 'Tab') {
      const links = menu.querySelectorAll<HTMLElement>('a[href], summary');
      keepFocusInside(
        event,
        [toggle, ...links].filter((stop) => stop.checkVisibility()),
      );
    }
  });

  // On a wide screen the menu is a row, which must not be left above everything else.
  matchMedia('(width >= 72rem)').addEventListener('change', () => {
    if (isOpen()) menu.hidePopover();
  });
}
