import type { InteractionOptions } from './interaction-options.ts';
import { isInUse, needsScriptNow } from './needs-script-now.ts';
import { isTouch, touchEvents } from './touch-events.ts';
import { typingPause } from './typing-pause.ts';
import { waitingClicks } from './waiting-clicks.ts';

/** Resolves when something in the island has `data-live`: its component handles events now. */
function untilLive(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!island.querySelector('[data-live]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(island, { subtree: true, attributeFilter: ['data-live'] });
  });
}

/**
 * Hydrates an island when a visitor first uses it. Until then the island is what the server rendered, and clicks that
 * need its script wait. The component sets `data-live` on an element once it handles events.
 * @param load imports the script of the island; resolves with the function that hydrates it
 */
export function hydrateOnInteraction(
  island: HTMLElement,
  options: InteractionOptions,
  load: () => Promise<() => void>,
): void {
  const clicks = waitingClicks(island, options);
  const typing = typingPause();
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let isSentPlain = false;

  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const start = await load();
      await typing.wait();
      // A form that the browser is already sending must not be sent again by the script.
      if (isSentPlain) isLoading = false;
      else start();
    } catch (error) {
      // It was tried twice by then; the next touch tries again. Until it succeeds, the browser itself sends the form.
      console.warn(error);
      isLoading = false;
      clicks.release();
    }
  };

  for (const type of touchEvents) {
    const onEvent = (event: Event) => {
      if (!isTouch(event)) return;
      clicks.hold(event);
      typing.record(event);
      void hydrate();
    };
    island.addEventListener(type, onEvent, { capture: true, signal });
  }
  island.addEventListener(
    'submit',
    () => {
      isSentPlain = true;
    },
    { capture: true, signal },
  );
  addEventListener(
    'pageshow',
    () => {
      isSentPlain = false;
      if (isInUse(island)) void hydrate();
    },
    { signal },
  );
  untilLive(island).then(() => {
    listening.abort();
    return clicks.replay();
  });
  if (needsScriptNow(options) || isInUse(island)) void hydrate();
}
