/** What a finger, a pen or the mouse does to slides; lengths in pixels, negative to the left. */
interface SwipeHandlers {
  /** The slides are held from now on. */
  onHold(): void;
  onDrag(moved: number): void;
  /** The slides are let go; 0 for a gesture that the browser took over, such as zooming. */
  onRelease(moved: number): void;
}

/**
 * Reports horizontal swipes on an element. Nothing is reported before the tolerance is exceeded: until then, a touch may
 * become a tap on a link within it.
 */
export function watchSwipes(element: HTMLElement, tolerance: number, handlers: SwipeHandlers): void {
  let down: { id: number; x: number } | undefined;
  let isHeld = false;

  element.addEventListener('pointerdown', ({ isPrimary, button, pointerId, clientX }) => {
    if (!isPrimary || button !== 0) return;
    down = { id: pointerId, x: clientX };
    isHeld = false;
  });

  element.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (pointerId !== down?.id) return;
    const moved = clientX - down.x;
    if (!isHeld) {
      if (Math.abs(moved) <= tolerance) return;
      isHeld = true;
      element.setPointerCapture(pointerId);
      handlers.onHold();
    }
    handlers.onDrag(moved);
  });

  const release = ({ type, pointerId, clientX }: PointerEvent) => {
    if (pointerId !== down?.id) return;
    const moved = type === 'pointerup' ? clientX - down.x : 0;
    down = undefined;
    if (isHeld) handlers.onRelease(moved);
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', release);

  // The end of a swipe is no click on what lies below the finger. Clicks by keyboard have no detail.
  const swallow = (event: MouseEvent) => {
    if (!isHeld || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true });
  // The mouse would drag a picture away instead.
  element.addEventListener('dragstart', (event) => event.preventDefault());
}
