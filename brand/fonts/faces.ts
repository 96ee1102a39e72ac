/** One `@font-face` of the brand, and the font that it is cut from. */
export interface Face {
  family: string;
  style: 'normal' | 'italic';
  /** Weight, or the first and last of a range; `theme.css` uses no other. */
  weight: number | readonly [number, number];
  /** Name of the cut file, without its extension. */
  file: string;
  /** Module with the uncut font, in which characters outside `firstCharacters` stay. */
  source: string;
  /**
   * OpenType tables that the cut font does without. Of one weight, `STAT` says nothing, and `GDEF` only how kerning changes
   * with the weight: for text of 460, by 0.009 em at most.
   */
  without?: readonly string[];
}

const archivo = '@fontsource-variable/archivo/files/archivo-latin-wght';
const sourceSerif = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500';

export const faces: readonly Face[] = [
  { family: 'Archivo', style: 'normal', weight: [460, 640], file: 'archivo', source: `${archivo}-normal.woff2` },
  {
    family: 'Source Serif 4',
    style: 'normal',
    weight: 460,
    file: 'source-serif',
    source: `${sourceSerif}-normal.woff2`,
    without: ['GDEF', 'STAT'],
  },
  {
    family: 'Source Serif 4',
    style: 'normal',
    weight: 620,
    file: 'source-serif-strong',
    source: `${sourceSerif}-normal.woff2`,
  },
  {
    family: 'Source Serif 4',
    style: 'italic',
    weight: 460,
    file: 'source-serif-italic',
    source: `${sourceSerif}-italic.woff2`,
    without: ['GDEF', 'STAT'],
  },
  { family: 'IBM Plex Mono', style: 'normal', weight: 500, file: 'plex-mono', source: `${plexMono}-normal.woff2` },
];

/** OpenType features that stay: kerning, ligatures, and figures that stand in columns. Accents are in the uncut fonts. */
export const features: readonly string[] = ['kern', 'liga', 'lnum', 'tnum'];

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const punctuation = '‘’“”–—…•·§©®™€';
const figures = '°±×÷−²³µ¼½¾′″';
const spacesAndBreaks = '\u00a0\u00ad\u2009\u200b\u2011\u202f\u2060';

/** What every page may show. A page that shows other characters loads the uncut font as well. */
export const firstCharacters = ascii + punctuation + figures + spacesAndBreaks;

/** `unicode-range` of the uncut fonts, as their packages declare it, but for ASCII: a line break would load them. */
export const sourceRange =
  'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
