/**
 * What a script adds to submenus and the search; every link is reachable without it. Submenus open on mouse hover
 * and close on Escape, on a click elsewhere and when the focus leaves.
 */
const header = document.querySelector<HTMLElement>('[data-site-header]');
const submenus = header?.querySelectorAll<HTMLDetailsElement>('[data-submenu]') ?? [];
const isRow = matchMedia('(width >= 72rem) and (hover: hover)');

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

// On wide screens a field opens below the link to the search. Its script comes when the link is first touched.
const search = header?.querySelector<HTMLAnchorElement>('[data-search]');
for (const type of ['pointerenter', 'focus']) {
  search?.addEventListener(type, () => {
    if (isRow.matches)
      import('../blocks/search-form/header-search.tsx').then(({ openBelow }) => openBelow(search), console.warn);
  });
}
