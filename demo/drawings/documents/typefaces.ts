import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sfntFromWoff } from './sfnt-from-woff.ts';

function read(file: string): Buffer {
  return sfntFromWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))));
}

let loaded: Readonly<Record<Typeface, Buffer>> | undefined;

export type Typeface = 'heading' | 'text' | 'figures' | 'figures-strong';

/** The house fonts as TrueType files, read once. */
export function typefaces(): Readonly<Record<Typeface, Buffer>> {
  loaded ??= {
    heading: read('archivo/files/archivo-latin-700-normal.woff'),
    text: read('archivo/files/archivo-latin-400-normal.woff'),
    figures: read('ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff'),
    'figures-strong': read('ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff'),
  };
  return loaded;
}

const eighths: Readonly<Record<string, string>> = { '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' };

/** Writes what the Latin cut of the fonts lacks with what it has: `1⅜ in` becomes `1-3/8 in`. */
export function printable(text: string): string {
  return text.replace(/(\d?)([⅛⅜⅝⅞])/g, (_match, whole: string, sign: string) =>
    whole ? `${whole}-${eighths[sign]}` : (eighths[sign] ?? sign),
  );
}
