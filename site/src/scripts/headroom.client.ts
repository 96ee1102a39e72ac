import { shellConfig } from '../config/shell.config.ts';
import { type HeadroomState, nextHeadroom } from '../navigation/headroom.ts';

/** Hides and shows the header; the rules are in `headroom.ts`, the animation is CSS. */
const header = document.querySelector<HTMLElement>('[data-site-header]');

/** A list left open inside a closed menu does not count. */
function isMenuOpen(within: HTMLElement): boolean {
  const submenu = within.querySelector('[data-submenu][open]');
  return within.querySelector(':popover-open') !== null || submenu?.checkVisibility() === true;
}

if (header) {
  let state: HeadroomState = scrollY > 0 ? 'pinned' : 'top';
  let previousY = scrollY;
  let isAwaited = false;

  const look = () => {
    isAwaited = false;
    state = nextHeadroom(state, {
      y: scrollY,
      previousY,
      tolerance: shellConfig.headerTolerance,
      headerHeight: header.offsetHeight,
      documentEnd: document.documentElement.scrollHeight - innerHeight,
      isFocusInside: header.contains(document.activeElement),
      isMenuOpen: isMenuOpen(header),
    });
    previousY = scrollY;
    header.dataset.headroom = state;
  };
  const lookSoon = () => {
    if (!isAwaited) requestAnimationFrame(look);
    isAwaited = true;
  };
  addEventListener('scroll', lookSoon, { passive: true });
  header.addEventListener('focusin', look);
}
