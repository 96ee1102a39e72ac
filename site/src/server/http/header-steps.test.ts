import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { expect, test } from 'vitest';
import { headerReaders } from '../testing/header-readers.ts';
import { textOf } from '../testing/hostile-texts.ts';

type Method = (this: string, ...given: unknown[]) => unknown;

/** How much of a text a method of it looks at. */
type Looks = (text: string, found: unknown, from: unknown) => number;
const all: Looks = ({ length }) => length;
const one: Looks = () => 1;
const upToWhatIsFound: Looks = (text, found, from) =>
  (Number(found) < 0 ? text.length : Number(found)) - (Number(from) || 0);
const looks: Readonly<Record<string, Looks>> = {
  split: all,
  trim: all,
  toLowerCase: all,
  replace: all,
  replaceAll: all,
  normalize: all,
  includes: all,
  indexOf: upToWhatIsFound,
  charCodeAt: one,
  codePointAt: one,
  charAt: one,
  at: one,
};

const HEADER = 16 * 1024;
const MOST_STEPS = 100 * HEADER;

/**
 * The characters that string methods and expressions look at while `read` runs. For an expression, those from where its
 * search begins to where it ends: `tools/regular-expressions.test.ts` checks that a single search takes linear time.
 */
function stepsOf(read: () => unknown): number {
  let steps = 0;
  const count = (more: number) => {
    steps += more;
    if (steps > MOST_STEPS) throw new Error('This reader does not end.');
  };
  // Its methods by name.
  const methods = String.prototype as unknown as Record<string, Method>;
  const kept = Object.fromEntries(Object.keys(looks).map((name) => [name, methods[name]]));
  const { exec } = RegExp.prototype;
  for (const [name, lookedAt] of Object.entries(looks)) {
    const method = methods[name];
    methods[name] = function (...given) {
      const found = method?.apply(this, given);
      count(lookedAt(String(this), found, given[1]));
      return found;
    };
  }
  RegExp.prototype.exec = function (text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    count((found ? found.index + found[0].length : text.length) - start);
    return found;
  };
  try {
    read();
  } finally {
    Object.assign(methods, kept);
    RegExp.prototype.exec = exec;
  }
  return steps;
}

/** How many times more steps a byte of a header costs than one of a header of a sixteenth; at least one step a byte. */
function growth(read: (text: string) => unknown, make: (length: number) => string): number {
  const [long = 0, short = 0] = [make(HEADER), make(HEADER / 16)].map(
    (text) => stepsOf(() => read(text)) / text.length,
  );
  return long / Math.max(short, 1);
}

test.each(Object.entries(headerReaders))(
  '%s: a byte of a long header costs few more steps than one of a short header',
  (_name, read) => {
    const random = seededRandom(2);
    const growths = Array.from({ length: 500 }, () => growth(read, textOf(random)));
    expect(Math.max(...growths)).toBeLessThanOrEqual(2);
  },
);

test.each<[string, (text: string) => unknown]>([
  ['splits at an expression', (text) => text.split(/\s*;\s*q=/)],
  ['looks for the end again and again', (text) => text.split(' ').map(() => text.indexOf('"'))],
])('a reader that %s does not end', (_what, read) => {
  expect(() => growth(read, (length) => ' '.repeat(length))).toThrow('does not end');
});
