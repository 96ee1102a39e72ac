import { loadScript } from '../../../consent/load-script.client.ts';
import type { MapsLibrary } from './google-maps-api.ts';

/** As in Google's documentation of the direct loading of its script. */
function scriptUrl(key: string, language: string): string {
  const query = new URLSearchParams({ key, language, v: 'quarterly', loading: 'async', callback: 'onGoogleMaps' });
  return `https://maps.googleapis.com/maps/api/js?${query}`;
}

/**
 * Loads Google Maps.
 * @throws Error when its script is blocked, or is not Google's
 */
export async function loadGoogleMaps(key: string, language: string): Promise<MapsLibrary> {
  const called = new Promise<void>((resolve) => {
    window.onGoogleMaps = resolve;
  });
  await loadScript(scriptUrl(key, language));
  if (!window.google?.maps) throw new Error("Google Maps' script defined nothing.");
  await called;
  return window.google.maps.importLibrary('maps');
}
