import * as texts from '@headwater/brand/texts.ts';
import { loadPlayer } from '../../content/video/load-player.ts';
import { mayAutoplay } from '../../content/video/play-file.ts';
import type { VideoSource } from '../../content/video/provider.ts';

/** Loaded for a provider's video only: a file of our own plays without the visitor's consent. */
type Consent = typeof import('../../consent/consent.client.ts');

/** Fades the first frame in when it is loaded, even if it was before the script. */
function fadeIn(swatch: HTMLElement): void {
  const image = swatch.querySelector('img');
  const show = () => swatch.toggleAttribute('data-loaded', true);
  if (image?.complete && image.naturalWidth > 0) show();
  else image?.addEventListener('load', show);
}

/** Whether a video comes from another company that this visitor does not want to load. */
function isRefused(source: VideoSource, consent: Consent): boolean {
  const chosen = consent.choice();
  return source.kind === 'provider' && source.isThirdParty && chosen !== undefined && !chosen.has('video');
}

/** Loads the first frame of a third party's video, where the visitor's consent has opened the page's policy for it. */
function addSwatch(swatch: HTMLElement, { swatchUrl }: VideoSource, consent: Consent): void {
  if (swatch.querySelector('img') || !consent.isAllowed('video') || !consent.isOpened('video')) return;
  const image = new Image();
  image.alt = '';
  image.src = swatchUrl;
  swatch.append(image);
}

function noteOf(source: VideoSource, consent: Consent | undefined): string {
  const tells = source.kind === 'provider' && source.isThirdParty && !consent?.isAllowed('video');
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
 * Makes the poster that `video.tsx` rendered play its video in place. A provider's player loads when the poster is
 * clicked, and not before; a file of our own starts by itself, muted, when it comes into view. What cannot be played
 * becomes a link again. Scripts of your own and of a tag container listen to `videoready`, with the video's ID.
 */
export async function startVideo(frame: HTMLElement): Promise<void> {
  const link = frame.querySelector<HTMLAnchorElement>('a[data-video-poster]');
  const mount = frame.querySelector<HTMLElement>('[data-video-mount]');
  const swatch = frame.querySelector<HTMLElement>('[data-video-swatch]');
  if (!link || !mount || !swatch) return;
  // `video.tsx` wrote it.
  const source = JSON.parse(frame.dataset.video ?? '') as VideoSource;
  const consent = source.kind === 'provider' ? await import('../../consent/consent.client.ts') : undefined;
  if (consent) {
    // The link stays, and leads to the provider.
    if (isRefused(source, consent)) return;
    addSwatch(swatch, source, consent);
  }
  const button = buttonFor(link);

  async function play(isClicked: boolean): Promise<void> {
    if (!link || !mount || button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    setNote(button, texts.videoLoading);
    try {
      const player = await loadPlayer(mount, source, frame.dataset.videoLabel ?? '');
      button.remove();
      if (isClicked) player.focus();
      frame.dispatchEvent(new CustomEvent('videoready', { bubbles: true, detail: { videoId: source.videoId } }));
    } catch (error) {
      console.error(`The video ${source.videoId} could not be loaded.`, error);
      setNote(button, texts.videoFailed);
      link.append(...button.childNodes);
      button.replaceWith(link);
      // Without a click the focus stays where it is.
      if (isClicked) link.focus();
    }
  }

  const isFocused = document.activeElement === link;
  setNote(button, noteOf(source, consent));
  link.replaceWith(button);
  if (isFocused) button.focus();
  fadeIn(swatch);
  button.addEventListener('click', () => void play(true));
  if (source.kind === 'file' && mayAutoplay()) void play(false);
}
