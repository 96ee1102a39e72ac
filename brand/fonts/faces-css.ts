import { type Face, sourceRange } from './faces.ts';

/**
 * The family in which characters outside the cut fonts stay; `theme.css` names it after the family itself. It is one of
 * its own because browsers look up a substitute in the system for each part of a family that is not loaded, for every
 * size of its text, before they show a page.
 */
export function uncutFamily(family: string): string {
  return `${family} Uncut`;
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
  const uncut = faces.map((face) =>
    rule({ ...face, family: uncutFamily(face.family), url: face.source, range: sourceRange }),
  );
  return [
    '/* `optional`: what is not there when the page is first shown comes with the next one, and nothing moves.\n   Written by brand/write-fonts.ts. */\n',
    ...cut,
    ...uncut,
  ].join('\n');
}
