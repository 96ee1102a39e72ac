import type { Typing } from './hydrate-on-interaction.ts';

/** In milliseconds. On phones, people type about three characters a second. */
const PAUSE = 500;

/**
 * Watches what a visitor types into an island with controls until its script is there, and when that may take over. React
 * hydrates a whole island in one go as soon as a key reaches it, and the character is shown after that. The native input
 * needs no script to show it.
 */
export function watchTyping(island: HTMLElement): Typing {
  let typedAt = Number.NEGATIVE_INFINITY;
  let stopWaiting = () => {};
  let isSentPlain = false;
  island.addEventListener(
    'submit',
    () => {
      isSentPlain = true;
    },
    { capture: true },
  );
  addEventListener('pageshow', () => {
    isSentPlain = false;
  });
  return {
    // A character is typing; a tap or a click ends it.
    record(event) {
      // Boxes and selects, and the browser's autofill, have an `input` event of another class.
      if (event instanceof InputEvent) typedAt = performance.now();
      if (event.type !== 'click' && event.type !== 'pointerup') return;
      typedAt = Number.NEGATIVE_INFINITY;
      stopWaiting();
    },
    // Once the visitor has typed nothing for half a second: at once for visitors who don't type.
    async mayStart() {
      for (;;) {
        const rest = typedAt + PAUSE - performance.now();
        // A form that the browser is already sending must not be sent again by the script.
        if (rest <= 0) return !isSentPlain;
        await new Promise<void>((resolve) => {
          stopWaiting = resolve;
          setTimeout(resolve, rest);
        });
      }
    },
  };
}
