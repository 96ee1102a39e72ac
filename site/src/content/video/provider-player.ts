import { loadScript } from '../../consent/load-script.client.ts';
import type { ProviderVideo } from './provider.ts';

/** The provider's custom element, and the event that it fires when it is ready. */
const PLAYER_ELEMENT = 'wistia-player';
const READY_EVENT = 'api-ready';

/**
 * Puts a provider's player into an element of its frame and starts it.
 * @returns when the player can be used
 * @throws Error when a script does not load
 */
export async function startProviderPlayer(
  mount: HTMLElement,
  { videoId, scripts }: ProviderVideo,
  label: string,
): Promise<void> {
  const player = document.createElement(PLAYER_ELEMENT);
  player.setAttribute('media-id', videoId);
  player.setAttribute('autoplay', 'true');
  player.setAttribute('do-not-track', 'true');
  player.setAttribute('aria-label', label);
  const ready = new Promise<void>((resolve) => {
    player.addEventListener(READY_EVENT, () => resolve(), { once: true });
  });
  mount.append(player);
  await Promise.all([ready, ...scripts.map(({ src, isModule }) => loadScript(src, isModule))]);
}
