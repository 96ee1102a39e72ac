import { playFile } from './play-file.ts';
import type { ProviderVideo, VideoSource } from './provider.ts';

/** The provider's custom element, and the event that it fires when it is ready. */
const PLAYER_ELEMENT = 'wistia-player';
const READY_EVENT = 'api-ready';

/** How long a visitor waits for the player before the link to the video is shown instead. */
const PLAYER_TIMEOUT_MS = 15_000;

function addScript({ src, isModule }: ProviderVideo['scripts'][number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (isModule) script.type = 'module';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });
}

/** Scripts that are loading or loaded; a failed one may be loaded again. */
const scripts = new Map<string, Promise<void>>();

async function loadScript(script: ProviderVideo['scripts'][number]): Promise<void> {
  const loading = scripts.get(script.src) ?? addScript(script);
  scripts.set(script.src, loading);
  await loading.catch((error: unknown) => {
    scripts.delete(script.src);
    throw error;
  });
}

interface StartingPlayer {
  player: HTMLElement;
  /** Ends when the player can be used. */
  ready: Promise<unknown>;
}

function providerPlayer({ videoId, scripts: sources }: ProviderVideo): StartingPlayer {
  const player = document.createElement(PLAYER_ELEMENT);
  player.setAttribute('media-id', videoId);
  player.setAttribute('autoplay', 'true');
  player.setAttribute('do-not-track', 'true');
  const ready = new Promise<void>((resolve) => {
    player.addEventListener(READY_EVENT, () => resolve(), { once: true });
  });
  return { player, ready: Promise.all([ready, ...sources.map(loadScript)]) };
}

/**
 * Puts a player into an element and starts it.
 * @param label names the video for those who cannot see it
 * @returns the player, as soon as it can be used
 * @throws Error when a script or the file does not load, or the player is not ready in time; nothing is left behind
 */
export async function loadPlayer(mount: HTMLElement, source: VideoSource, label: string): Promise<HTMLElement> {
  const { player, ready } = source.kind === 'file' ? playFile(source, label) : providerPlayer(source);
  player.tabIndex = source.kind === 'file' ? 0 : -1;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no player within ${PLAYER_TIMEOUT_MS / 1000} s`)), PLAYER_TIMEOUT_MS);
  });
  mount.append(player);
  try {
    await Promise.race([ready, late]);
    return player;
  } catch (error) {
    player.remove();
    throw error;
  }
}
