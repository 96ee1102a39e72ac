import { type FrameState, frameMessage } from './frame-messages.ts';

/** Tells the page around this frame what became of the third party. */
export function notifyPage(state: FrameState): void {
  parent.postMessage(frameMessage(state), location.origin);
}

/**
 * Runs `start` in a frame page, which a page of the site opened after the visitor agreed. Opened by itself, at its own
 * path, it loads nothing.
 */
export function insideFrame(start: () => Promise<void>): void {
  if (parent === window) return;
  start().then(
    () => notifyPage('ready'),
    (error: unknown) => {
      console.warn(error);
      notifyPage('failed');
    },
  );
}
