import { playFile } from './play-file.ts';
import type { FileVideo, VideoSource } from './provider.ts';

/** How long a visitor waits for a file before the link to it is shown instead. */
const FILE_TIMEOUT_MS = 15_000;

async function loadFile(mount: HTMLElement, source: FileVideo, label: string): Promise<HTMLElement> {
  const { player, ready } = playFile(source, label);
  player.tabIndex = 0;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no player within ${FILE_TIMEOUT_MS / 1000} s`)), FILE_TIMEOUT_MS);
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

/**
 * Puts a player into an element and starts it; a provider's in a frame of its own.
 * @param label names the video for those who cannot see it
 * @returns the player, as soon as it can be used
 * @throws Error when a script or the file does not load, or the player is not ready in time; nothing is left behind
 */
export async function loadPlayer(mount: HTMLElement, source: VideoSource, label: string): Promise<HTMLElement> {
  if (source.kind === 'file') return loadFile(mount, source, label);
  const { openFrame } = await import('../../consent/open-frame.client.ts');
  return openFrame(mount, { path: source.framePath, title: label });
}
