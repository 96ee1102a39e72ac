/**
 * What the header gains from a script; without it every link can still be reached. The menu tells
 * its state to assistive technology, submenus open under a mouse and close on Escape, on a click
 * elsewhere and when focus leaves.
 */
const header = document.querySelector<HTMLElement>('[data-site-header]');
const toggle = header?.querySelector<HTMLButtonElement>('button[popovertarget]');
const menu = header?.querySelector<HTMLElement>('[popover]');
const submenus = header?.querySelectorAll<HTMLDetailsElement>('[data-submenu]') ?? [];
const isRow = matchMedia('(width >= 76rem) and (hover: hover)');

menu?.addEventListener('toggle', () => {
  toggle?.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
});

menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
});

function closeSubmenus(except?: Element | null): void {
  for (const submenu of submenus) if (submenu !== except) submenu.open = false;
}

for (const submenu of submenus) {
  const item = submenu.parentElement;
  item?.addEventListener('pointerenter', () => {
    if (isRow.matches) submenu.open = true;
  });
  item?.addEventListener('pointerleave', () => {
    if (isRow.matches && !submenu.contains(document.activeElement)) submenu.open = false;
  });
  item?.addEventListener('focusout', ({ relatedTarget }) => {
    if (isRow.matches && !(relatedTarget instanceof Node && item.contains(relatedTarget))) submenu.open = false;
  });
}

document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape') return;
  const open = [...submenus].find((submenu) => submenu.open);
  if (open && target instanceof Node && open.contains(target)) open.querySelector('summary')?.focus();
  closeSubmenus();
});

document.addEventListener('click', ({ target }) => {
  if (isRow.matches) closeSubmenus(target instanceof Element ? target.closest('[data-submenu]') : null);
});
