import { type Face, firstCharacters, sourceRange } from './faces.ts';

/** A `unicode-range` of single characters, with those that follow each other joined. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

function rule({ family, style, weight }: Face, url: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${[weight].flat().join(' ')};
  font-display: optional;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}
`;
}

/** The stylesheet of the faces. Where ranges overlap browsers take the later rule, so the cut files come last. */
export function facesCss(faces: readonly Face[]): string {
  const uncut = faces.map((face) => rule(face, face.source, sourceRange));
  const cut = faces.map((face) => rule(face, `./${face.file}.woff2`, unicodeRange(firstCharacters)));
  return [
    '/* `optional`: what is not there when the page is first shown comes with the next one, and nothing moves.\n   Written by brand/write-fonts.ts. */\n',
    ...uncut,
    ...cut,
  ].join('\n');
}
