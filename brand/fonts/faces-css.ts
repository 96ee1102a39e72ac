import { type Face, firstCharacters, sourceRange } from './faces.ts';

/**
 * The family of the characters that the cut fonts lack; `theme.css` names it after the family itself. It is a separate
 * one because browsers look up a substitute in the system for each part of a family that is not loaded, for every
 * size of its text, before they show a page.
 */
export function uncutFamily(family: string): string {
  return `${family} Uncut`;
}

/** A `unicode-range` without these characters. */
export function rangeWithout(range: string, characters: string): string {
  const leftOut = new Set([...characters].map((character) => character.codePointAt(0)));
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const parts = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const runs: [first: number, last: number][] = [];
    for (let code = first; code <= last; code += 1) {
      const run = runs.at(-1);
      if (leftOut.has(code)) continue;
      if (run?.[1] === code - 1) run[1] = code;
      else runs.push([code, code]);
    }
    return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`);
  });
  return parts.join(', ');
}

interface Rule extends Pick<Face, 'family' | 'style' | 'weight'> {
  url: string;
  range?: string;
}

function rule({ family, style, weight, url, range }: Rule): string {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${[weight].flat().join(' ')};
  font-display: optional;
  src: url("${url}") format("woff2");${range === undefined ? '' : `\n  unicode-range: ${range};`}
}
`;
}

/** The stylesheet of the faces, cut and uncut. */
export function facesCss(faces: readonly Face[]): string {
  const cut = faces.map((face) => rule({ ...face, url: `./${face.file}.woff2` }));
  // Without the characters of the cut fonts: else a page whose cut font is late would load the uncut one for a dash.
  const range = rangeWithout(sourceRange, firstCharacters);
  const uncut = faces.map((face) => rule({ ...face, family: uncutFamily(face.family), url: face.source, range }));
  return [
    '/* `optional`: what is not there when the page is first shown comes with the next one, and nothing moves.\n   Written by brand/write-fonts.ts. */\n',
    ...cut,
    ...uncut,
  ].join('\n');
}
