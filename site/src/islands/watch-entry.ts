import type { Entry } from './hydrate-on-interaction.ts';

/** In milliseconds. On phones, people type about three characters a second. */
const PAUSE = 500;

interface TypingPause {
  /** Takes each event of the island: a character is typing; a tap or a click ends it. */
  record: (event: Event) => void;
  /** Resolves once the visitor has typed nothing for half a second: at once for visitors who don't type. */
  wait: () => Promise<void>;
}

/**
 * When a script may take over from a visitor who types. React hydrates a whole island in one go as soon as a key reaches
 * it, and the character is shown after that. The native input needs no script to show it.
 */
export function typingPause(): TypingPause {
  let typedAt = Number.NEGATIVE_INFINITY;
  let stopWaiting = () => {};
  return {
    record(event) {
      // Boxes and selects, and the browser's autofill, have an `input` event of another class.
      if (event instanceof InputEvent) typedAt = performance.now();
      if (event.type !== 'click' && event.type !== 'pointerup') return;
      typedAt = Number.NEGATIVE_INFINITY;
      stopWaiting();
    },
    async wait() {
      for (;;) {
        const rest = typedAt + PAUSE - performance.now();
        if (rest <= 0) return;
        await new Promise<void>((resolve) => {
          stopWaiting = resolve;
          setTimeout(resolve, rest);
        });
      }
    },
  };
}

/** Watches what a visitor enters in an island with controls until its script is there. */
export function watchEntry(island: HTMLElement): Entry {
  const typing = typingPause();
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
    record: typing.record,
    async mayStart() {
      await typing.wait();
      // A form that the browser is already sending must not be sent again by the script.
      return !isSentPlain;
    },
  };
}
