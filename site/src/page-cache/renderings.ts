import { createRenderQueue } from './render-queue.ts';
import type { StoredPage } from './stored-page.ts';

type Rendering = Promise<StoredPage | undefined>;
/** Called when it is a page's turn: whether it still has to be rendered. */
type MayRender = () => boolean;

/** Pages that are being rendered or queued, each once for any number of requests. */
export interface Renderings {
  /** The rendering that visitors wait for, if any. */
  get(key: string): Rendering | undefined;
  has(key: string): boolean;
  /** @returns undefined when it need not be rendered anymore. @throws the deadline's reason when its turn did not come */
  start(key: string, mayRender: MayRender): Rendering;
  /**
   * Like `start`, behind all others. A visitor's request for the page meanwhile does not wait for its turn.
   * @param replaced the stored page that the rendering is to replace; any other that is stored by then is the result
   */
  startAhead(key: string, mayRender: MayRender, replaced?: StoredPage): Rendering;
  /** Whether the page was started ahead, and has not been rendered yet. */
  isQueuedAhead(key: string): boolean;
}

interface RenderingsOptions {
  render: (key: string, deadline: AbortSignal) => Promise<StoredPage>;
  /** How long a rendering may take, including its time in the queue. */
  renderMs: number;
  /** The page as it is stored now. */
  stored: (key: string) => StoredPage | undefined;
}

const AT_ONCE = 8;
const AHEAD_AT_ONCE = 4;
/** A new version may take so many times longer, as the old one is served meanwhile: on a slow CMS it would never come. */
const REFRESH_PATIENCE = 2;

export function createRenderings({ render, renderMs, stored }: RenderingsOptions): Renderings {
  const running = new Map<string, Rendering>();
  const ahead = new Map<string, Rendering>();
  const queue = createRenderQueue(AT_ONCE, AHEAD_AT_ONCE);

  function track(renderings: Map<string, Rendering>, key: string, rendering: Rendering): Rendering {
    const tracked = rendering.finally(() => renderings.delete(key));
    renderings.set(key, tracked);
    return tracked;
  }

  return {
    get: (key) => running.get(key),
    has: (key) => running.has(key),
    start(key, mayRender) {
      const known = running.get(key);
      if (known) return known;
      const signal = AbortSignal.timeout(stored(key) ? renderMs * REFRESH_PATIENCE : renderMs);
      const task = async () => (mayRender() ? render(key, signal) : undefined);
      return track(running, key, queue.run(task, { isAhead: false, signal }));
    },
    isQueuedAhead: (key) => ahead.has(key),
    startAhead(key, mayRender, replaced) {
      const known = running.get(key) ?? ahead.get(key);
      if (known) return known;
      const signal = AbortSignal.timeout(renderMs);
      const task = async () => {
        const found = stored(key);
        const done = running.get(key) ?? (found === replaced ? undefined : found);
        // From here on, visitors can wait for this rendering.
        return done || !mayRender() ? done : track(running, key, render(key, signal));
      };
      return track(ahead, key, queue.run(task, { isAhead: true, signal }));
    },
  };
}

/**
 * Waits for a promise, but not longer than `ms`.
 * @returns undefined when it took longer or was aborted by its own deadline.
 */
export async function withinTime<Result>(ms: number, promise: Promise<Result>): Promise<Result | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([promise, over]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
