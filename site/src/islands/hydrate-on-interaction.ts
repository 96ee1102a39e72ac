import { waitingClicks } from './waiting-clicks.ts';
import type { InteractionOptions } from './when.ts';

/** Events with which a visitor, a screen reader or the browser's autofill first uses an island. */
export const touchEvents = ['pointerover', 'pointerup', 'focusin', 'input', 'change', 'click'] as const;

/** A finger that scrolls the page also passes over the island; one that taps ends with `pointerup`. */
export function isTouch({ type, pointerType }: { type: string; pointerType?: string }): boolean {
  return type !== 'pointerover' || pointerType !== 'touch';
}

/** Whether the browser gave a field the focus with which its page begins, before the visitor did anything. */
function isAutofocus({ type, target }: Event): boolean {
  const isField = type === 'focusin' && target instanceof HTMLInputElement && target.autofocus;
  return isField && navigator.userActivation?.hasBeenActive === false;
}

/** What a visitor types into an island before its script is there. */
export interface Typing {
  /** Takes each event of the island. */
  record(event: Event): void;
  /** Resolves once the script does not disturb the visitor; with false if it must not start for now. */
  mayStart(): Promise<boolean>;
}

/** Resolves when `hydrate` has marked the island: its component handles events now. */
function untilLive(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (island.dataset.live === undefined) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(island, { attributeFilter: ['data-live'] });
  });
}

function isUse(target: EventTarget | null, { within }: InteractionOptions): boolean {
  return !within || (target instanceof Element && target.closest(within) !== null);
}

/**
 * Hydrates an island when a visitor first uses it. Until then the island is what the server rendered, and clicks that
 * need its script wait.
 * @param load imports the script of the island; resolves with the function that hydrates it
 * @param typing in an island with controls
 * @returns hydrates it without a visitor
 */
export function hydrateOnInteraction(
  island: HTMLElement,
  options: InteractionOptions,
  load: () => Promise<() => void>,
  typing?: Typing,
): () => Promise<void> {
  const clicks = waitingClicks(island, options);
  const listening = new AbortController();
  let isLoading = false;

  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const start = await load();
      isLoading = (await typing?.mayStart()) ?? true;
      if (isLoading) start();
    } catch (error) {
      // It was tried twice by then; the next touch tries again. Until it succeeds, the browser does without it.
      console.warn(error);
      isLoading = false;
      clicks.release();
    }
  };

  for (const type of touchEvents) {
    const onEvent = (event: Event) => {
      if (!isTouch(event) || isAutofocus(event) || !isUse(event.target, options)) return;
      clicks.hold(event);
      typing?.record(event);
      void hydrate();
    };
    island.addEventListener(type, onEvent, { capture: true, signal: listening.signal });
  }
  untilLive(island).then(() => {
    listening.abort();
    return clicks.replay();
  });
  return hydrate;
}
