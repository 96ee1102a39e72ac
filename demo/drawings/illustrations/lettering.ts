/**
 * Text as SVG paths: the machine that rasterises a drawing may have no fonts, and the same letters
 * must come out everywhere.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { palette } from './palette.ts';
import { n } from './shapes.ts';

export type Face = 'mono' | 'sans';
export type Weight = 400 | 500 | 600 | 700;

export interface Lettering {
  /** Font size in pixels. */
  size: number;
  /** Default: `mono`, the hand of numbers and captions. */
  face?: Face;
  /** Default: 400. */
  weight?: Weight;
  /** Which end of the text `x` names; default `start`. */
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems; default 0. */
  spacing?: number;
  fill?: string;
  /** Degrees clockwise about the anchor point; default 0. */
  angle?: number;
}

interface Glyph {
  /** Path commands in font units, y upward. */
  commands: readonly { command: string; args: readonly number[] }[];
  advance: number;
}

const require = createRequire(import.meta.url);
const packages = { mono: 'ibm-plex-mono', sans: 'archivo' } as const satisfies Record<Face, string>;
const fonts = new Map<string, Font>();
const glyphs = new Map<string, Glyph>();
/** Marks that the fonts' Latin subset lacks, and what a draughtsman writes instead. */
const substitutes: Readonly<Record<string, string>> = { '″': '"', '′': "'", '→': '>', '≥': '>', '−': '–' };
const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
};

function loadFont(face: Face, weight: Weight): Font {
  const file = `${packages[face]}-latin-${weight}-normal.woff2`;
  const known = fonts.get(file);
  if (known) return known;
  const font = create(readFileSync(require.resolve(`@fontsource/${packages[face]}/files/${file}`)));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a font collection.`);
  fonts.set(file, font);
  return font;
}

function loadGlyph(face: Face, weight: Weight, character: string): Glyph {
  const key = `${face}${weight}${character}`;
  const known = glyphs.get(key);
  if (known) return known;
  const font = loadFont(face, weight);
  const written = substitutes[character] ?? character;
  const drawn = font.glyphForCodePoint(written.codePointAt(0) ?? 32);
  const unit = 1 / font.unitsPerEm;
  const glyph = {
    commands: drawn.path.commands.map(({ command, args }) => ({ command, args: args.map((value) => value * unit) })),
    advance: drawn.advanceWidth * unit,
  };
  glyphs.set(key, glyph);
  return glyph;
}

function spell(text: string, { face = 'mono', weight = 400 }: Lettering): Glyph[] {
  return Array.from(text, (character) => loadGlyph(face, weight, character));
}

/** Width of a text in pixels. */
export function letteringWidth(text: string, options: Lettering): number {
  const spelled = spell(text, options);
  const advances = spelled.reduce((sum, { advance }) => sum + advance, 0);
  return (advances + (options.spacing ?? 0) * Math.max(0, spelled.length - 1)) * options.size;
}

/**
 * Writes one line of text as a path; `y` is the baseline.
 * @returns an SVG path element
 */
export function lettering(text: string, x: number, y: number, options: Lettering): string {
  const { size, spacing = 0, anchor = 'start', fill = palette.ink, angle } = options;
  const width = anchor === 'start' ? 0 : letteringWidth(text, options);
  let cursor = x - (anchor === 'middle' ? width / 2 : width);
  let d = '';
  for (const { commands, advance } of spell(text, options)) {
    for (const { command, args } of commands) {
      const shown = args.map((value, index) => n(index % 2 === 0 ? cursor + value * size : y - value * size));
      d += command === 'closePath' ? 'Z' : `${letters[command] ?? 'L'}${shown.join(' ')}`;
    }
    cursor += (advance + spacing) * size;
  }
  const turn = angle ? ` transform="rotate(${n(angle)} ${n(x)} ${n(y)})"` : '';
  return `<path d="${d}" fill="${fill}"${turn}/>`;
}
