import type { Embed, EmbedProvider } from './embed-provider.ts';

const GOOGLE_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/**
 * The position or the name of the place in Google's packed parameter `pb`, such as `!1m14!2d-93.1!3d44.9!2sOur%20works`.
 */
function packedPlace(pb: string): string | undefined {
  const [, place] = /!1s0x[\da-f]+(?:%3A|:)0x[\da-f]+!2s([^!]{1,200})/i.exec(pb) ?? [];
  if (place) return place;
  const [, lng, lat] = /!2d(-?\d{1,3}(?:\.\d{1,20})?)!3d(-?\d{1,2}(?:\.\d{1,20})?)/.exec(pb) ?? [];
  return lat && lng && `${lat},${lng}`;
}

/** Of a map made by "Share or embed map", by the Embed API (`/maps/embed/v1/…`), of My Maps, or by `output=embed`. */
function googleMap(url: URL): Embed | undefined {
  const isOldHost = url.host === 'maps.google.com';
  if (url.host !== 'www.google.com' && !isOldHost) return undefined;
  const path = url.pathname.replace(/\/$/, '');
  const query = url.searchParams;
  const myMap = query.get('mid');
  if (/^\/maps\/d\/(?:u\/\d\/)?embed$/.test(path) && myMap && /^[\w-]{10,64}$/.test(myMap)) {
    const ofMap = (view: string) => `https://www.google.com/maps/d/${view}?mid=${myMap}`;
    return { frame: ofMap('embed'), page: ofMap('viewer') };
  }
  const isEmbed = /^\/maps\/embed(?:\/v1\/(?:place|view|directions|search|streetview))?$/.test(path);
  const isOld = (path === '/maps' || (isOldHost && path === '')) && query.get('output') === 'embed';
  if (!isEmbed && !isOld) return undefined;
  const place = packedPlace(query.get('pb') ?? '') ?? query.get('q') ?? query.get('center') ?? query.get('ll');
  return {
    frame: `https://www.google.com${isOld ? '/maps' : path}${url.search}`,
    page: place ? GOOGLE_SEARCH + encodeURIComponent(place) : 'https://www.google.com/maps',
  };
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/** Numbers separated by commas, as many as expected. */
function coordinates(text: string | null, count: number): string[] | undefined {
  const numbers = text?.split(',') ?? [];
  return numbers.length === count && numbers.every((number) => DEGREES.test(number)) ? numbers : undefined;
}

function openStreetMap(url: URL): Embed | undefined {
  if (url.host !== 'www.openstreetmap.org' || url.pathname !== '/export/embed.html') return undefined;
  const box = coordinates(url.searchParams.get('bbox'), 4);
  if (!box) return undefined;
  const marker = coordinates(url.searchParams.get('marker'), 2);
  const [lat, lng] = marker ?? [];
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik${marker ? `&marker=${marker}` : ''}`,
    page: `https://www.openstreetmap.org/?${marker ? `mlat=${lat}&mlon=${lng}` : `bbox=${box}`}`,
  };
}

export const mapProviders: readonly EmbedProvider[] = [
  {
    name: 'Google Maps',
    kind: 'map',
    frameSources: ['https://www.google.com/maps', 'https://www.google.com/maps/'],
    read: googleMap,
  },
  {
    name: 'OpenStreetMap',
    kind: 'map',
    frameSources: ['https://www.openstreetmap.org/export/embed.html'],
    read: openStreetMap,
  },
];
