interface MapMoves {
  /** @param atX share of the width, 0 to 1, of the point that stays */
  zoom(factor: number, atX: number, atY: number): void;
  /** In shares of the view. */
  pan(byX: number, byY: number): void;
}

interface Pointer {
  x: number;
  y: number;
}

/** Pixels that a press may move and still be a click. */
const CLICK = 6;

function distance(one: Pointer, other: Pointer): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where the view is on the screen: in the middle of an SVG that is wider. */
function viewOnScreen(svg: SVGSVGElement): DOMRect {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const view = svg.viewBox.baseVal;
  const scale = Math.min(width / view.width, height / view.height);
  const [shownWidth, shownHeight] = [view.width * scale, view.height * scale];
  return new DOMRect(left + (width - shownWidth) / 2, top + (height - shownHeight) / 2, shownWidth, shownHeight);
}

/**
 * Follows what pointers do on a map: one drags it, two drag and zoom it, and so does a wheel with Control or a trackpad's
 * pinch. One finger that moves up or down scrolls the page; a wheel alone does too.
 */
export function followPointers(svg: SVGSVGElement, { zoom, pan }: MapMoves): void {
  const pointers = new Map<number, Pointer>();
  let travelled = 0;

  function move(id: number, to: Pointer): void {
    const from = pointers.get(id);
    if (!from) return;
    const { left, top, width, height } = viewOnScreen(svg);
    const other = [...pointers].find(([otherId]) => otherId !== id)?.[1];
    travelled += distance(from, to);
    pointers.set(id, to);
    const share = other ? 2 : 1;
    pan((from.x - to.x) / width / share, (from.y - to.y) / height / share);
    if (!other) return;
    const factor = distance(to, other) / Math.max(1, distance(from, other));
    zoom(factor, ((to.x + other.x) / 2 - left) / width, ((to.y + other.y) / 2 - top) / height);
  }

  svg.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y, button }) => {
    if (button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(pointerId, { x, y });
  });
  // On the window: a drag may leave the map.
  addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => move(pointerId, { x, y }));
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
  }
  svg.addEventListener('dragstart', (event) => event.preventDefault());
  svg.addEventListener(
    'click',
    (event) => {
      if (travelled <= CLICK) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  svg.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top, width, height } = viewOnScreen(svg);
      zoom(Math.exp(-event.deltaY / 100), (event.clientX - left) / width, (event.clientY - top) / height);
    },
    { passive: false },
  );
}
