import type { Entry } from './hydrate-on-interaction.ts';
import { typingPause } from './typing-pause.ts';

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
