import { reducedMotion, savesData } from '../../ui/visitor-preferences/visitor-preferences.ts';
import type { FileVideo } from './provider.ts';

/** Whether a video may start by itself: not with reduced motion, nor with data saving. */
export function mayAutoplay(): boolean {
  return !reducedMotion().matches && !savesData();
}

/** A player of the browser for one file, muted, with controls. It begins by itself, and again at its end. */
export function playFile({ fileUrl }: FileVideo, label: string): { player: HTMLVideoElement; ready: Promise<void> } {
  const player = document.createElement('video');
  const ready = new Promise<void>((resolve, reject) => {
    player.addEventListener('loadeddata', () => resolve(), { once: true });
    player.addEventListener('error', () => reject(new Error(`${fileUrl} did not load`)), { once: true });
  });
  player.setAttribute('aria-label', label);
  player.muted = true;
  player.controls = true;
  player.loop = true;
  player.playsInline = true;
  player.autoplay = true;
  player.src = fileUrl;
  return { player, ready };
}
