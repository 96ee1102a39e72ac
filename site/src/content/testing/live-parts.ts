import { mathAttributes, mathTags } from '../math.ts';

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const TAG = /<(\/?)([a-z][a-z\d]*)((?: [\w-]+(?:="[^"<>]*")?)*)( \/)?>/g;
const KNOWN = new Set(
  'id lang dir title class href rel target download src srcset sizes alt width height loading decoding data-gf-form data-title data-description colspan rowspan headers scope abbr span start reversed type value datetime open controls'.split(
    ' ',
  ),
);
/** Attributes of the box around a wide table: written by the site, never by an editor. */
const FRAME = new Map([
  ['role', /^group$/],
  ['tabindex', /^0$/],
  ['aria-label', /^/],
]);
/** Recordings of the media library play with the browser's controls, and load when a visitor starts them. */
const PLAYER = /^(?:video|audio)$/;
/** What beside a link names a provider's player, which a script loads after a click. */
const EMBED = new Map([
  [
    'data-embed',
    /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|fast\.wistia\.net\/embed\/iframe|www\.google\.com\/maps|www\.openstreetmap\.org\/export)\b/,
  ],
  ['data-embed-from', /^[A-Z][\w ]+$/],
]);
const FORBIDDEN = /^(?:script|style|iframe|object|embed|svg|form|input|base|meta|link|template|frame)$/;

/** What an element of a formula may have besides its layout, and what it may never have: a URL or a script. */
const OF_FORMULAS = /^(?:id|lang|dir|title|class)$/;
const NEVER_OF_FORMULAS = /^on|href|src|action/;

/** Whether a URL in an attribute would load or run something. */
export function isLiveUrl(name: string, value: string): boolean {
  const url = value.replaceAll('&amp;', '&');
  if (name === 'src' || name === 'poster') return !/^\/(?:image\?|media\/)/.test(url);
  return name === 'href' && !/^(?:https?:|mailto:|tel:)$/.test(new URL(url, 'https://site.example').protocol);
}

/** The parts of a cleaned text that could still run or load something, by the narrow grammar of the sanitizer’s output. */
export function liveParts(html: string): string[] {
  const tags = [...html.matchAll(TAG)];
  const broken = html.replace(TAG, '').includes('<') ? ['an unknown construct'] : [];
  const wrong = tags.flatMap(([, , name = '', attributes = '']) => {
    const isOfFormula = mathTags.includes(name);
    const bad = [...attributes.matchAll(ATTRIBUTE)].filter(([, key = '', value = '']) =>
      isOfFormula
        ? NEVER_OF_FORMULAS.test(key) || !(OF_FORMULAS.test(key) || mathAttributes[name]?.includes(key))
        : isLiveUrl(key, value) ||
          !(
            KNOWN.has(key) ||
            (name === 'a' && EMBED.get(key)?.test(value)) ||
            (name === 'video' && key === 'poster') ||
            (name === 'div' && FRAME.get(key)?.test(value)) ||
            (PLAYER.test(name) && key === 'preload' && value === 'none')
          ),
    );
    return [...(FORBIDDEN.test(name) ? [name] : []), ...bad.map(([text]) => text)];
  });
  return [...broken, ...wrong];
}
