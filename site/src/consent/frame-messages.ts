/** What a frame page of the site tells the page that shows it. */
export type FrameState = 'ready' | 'failed';

/** The frame page's state in a message; undefined for any other message, such as one of the third party. */
export function frameStateOf(data: unknown): FrameState | undefined {
  const state = typeof data === 'object' && data !== null && 'headwaterFrame' in data ? data.headwaterFrame : undefined;
  return state === 'ready' || state === 'failed' ? state : undefined;
}

/** The message for a state. */
export function frameMessage(state: FrameState): { headwaterFrame: FrameState } {
  return { headwaterFrame: state };
}
