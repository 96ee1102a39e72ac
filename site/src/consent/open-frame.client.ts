import { frameStateOf } from './frame-messages.ts';

interface FrameOptions {
  /** Path of a page below `/frame/`, whose policy allows one third party. */
  path: string;
  /** What the frame shows, for those who cannot see it. */
  title: string;
  /** Called whenever the third party fails, also after it could be used; the frame is gone then. */
  onFailed?: () => void;
}

/** Milliseconds that a visitor waits for a third party before what is there without it stays. */
const TIMEOUT_MS = 15_000;

/**
 * Loads a third party after the visitor's agreement, in a frame of the site's own: the page's policy needs no change.
 * @returns the frame, as soon as the third party can be used
 * @throws Error when it is blocked, broken or not ready in time; nothing is left behind
 */
export function openFrame(mount: HTMLElement, { path, title, onFailed }: FrameOptions): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.src = path;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(late);
      removeEventListener('message', listen);
      frame.remove();
      reject(new Error(`${path} ${why}`));
      onFailed?.();
    };
    const late = setTimeout(() => fail(`was not ready within ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== location.origin) return;
      const state = frameStateOf(data);
      if (state === 'failed') fail('could not load what it shows');
      if (state !== 'ready') return;
      clearTimeout(late);
      resolve(frame);
    };
    addEventListener('message', listen);
    mount.append(frame);
  });
}
