import * as texts from '@headwater/brand/texts.ts';
import { choice, isAllowed, isOpened } from '../../consent/consent.client.ts';
import { loadPlayer } from '../../content/video/load-player.ts';
import { mayStartUnasked } from '../../content/video/play-file.ts';
import type { VideoSource } from '../../content/video/provider.ts';

/** Fades the first frame in when it is loaded, even if it was before the script. */
function fadeIn(swatch: HTMLElement): void {
  const image = swatch.querySelector('img');
  const show = () => swatch.toggleAttribute('data-loaded', true);
  if (image?.complete && image.naturalWidth > 0) show();
  else image?.addEventListener('load', show);
}

/** Whether a video comes from another company that this visitor does not want to load. */
function isRefused(source: VideoSource): boolean {
  const chosen = choice();
  return source.kind === 'provider' && source.isThirdParty && chosen !== undefined && !chosen.has('video');
}

/** Loads the first frame of a third party's video, where the visitor's consent has opened the page's policy for it. */
function addSwatch(swatch: HTMLElement, { swatchUrl }: VideoSource): void {
  if (swatch.querySelector('img') || !isAllowed('video') || !isOpened('video')) return;
  const image = new Image();
  image.alt = '';
  image.src = swatchUrl;
  swatch.append(image);
}

function noteOf(source: VideoSource): string {
  const tells = source.kind === 'provider' && source.isThirdParty && !isAllowed('video');
  return tells ? texts.videoTellsProvider : texts.videoPlaysHere;
}

function setNote(poster: HTMLElement, note: string): void {
  const element = poster.querySelector('[data-video-note]');
  if (element) element.textContent = note;
}

/** A button that looks like a link, with the link's content. */
function buttonFor(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...link.childNodes);
  return button;
}

/**
 * Makes the poster that `video-frame.tsx` rendered play its video in place. A provider's player loads when the poster is
 * clicked, and not before; a file of our own starts by itself, muted, when it comes into view. What cannot be played
 * becomes a link again.
 */
export function startVideo(frame: HTMLElement): void {
  const link = frame.querySelector<HTMLAnchorElement>('a[data-video-poster]');
  const mount = frame.querySelector<HTMLElement>('[data-video-mount]');
  const swatch = frame.querySelector<HTMLElement>('[data-video-swatch]');
  if (!link || !mount || !swatch) return;
  // `video-frame.tsx` wrote it.
  const source = JSON.parse(frame.dataset.video ?? '') as VideoSource;
  // The link stays, and leads to the provider.
  if (isRefused(source)) return;
  addSwatch(swatch, source);
  const button = buttonFor(link);

  async function play(isAsked: boolean): Promise<void> {
    if (!link || !mount || button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    setNote(button, texts.videoLoading);
    try {
      const player = await loadPlayer(mount, source, frame.dataset.videoLabel ?? '');
      button.remove();
      if (isAsked) player.focus();
    } catch (error) {
      console.error(`The video ${source.videoId} could not be loaded.`, error);
      setNote(button, texts.videoFailed);
      link.append(...button.childNodes);
      button.replaceWith(link);
      // Without a click the focus stays where it is.
      if (isAsked) link.focus();
    }
  }

  const isFocused = document.activeElement === link;
  setNote(button, noteOf(source));
  link.replaceWith(button);
  if (isFocused) button.focus();
  fadeIn(swatch);
  button.addEventListener('click', () => void play(true));
  if (source.kind === 'file' && mayStartUnasked()) void play(false);
}
