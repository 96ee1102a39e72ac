type Method = (this: string, first: unknown, second: unknown) => unknown;

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

interface Counting {
  /** Whether a split at an expression looks once at each character, and not from each on to the end. */
  isSplitLinear?: boolean;
  /** Steps for each byte of the long text, after which a reader is said not to end. */
  most?: number;
}

/** Of the long text. The short one is a sixteenth. */
const LONG = 8 * 1024;

/**
 * The characters that string methods and expressions look at while `read` runs. For an expression, those from where its
 * search begins to where it ends: `tools/regular-expressions.test.ts` checks that a single search takes linear time.
 */
function stepsOf(read: () => unknown, { isSplitLinear = false, most = 100 }: Counting): number {
  let steps = 0;
  const count = (more: number) => {
    steps += more;
    if (steps > most * LONG) throw new Error('This reader does not end.');
  };
  // Its methods by name.
  const methods = String.prototype as unknown as Record<string, Method>;
  const kept = Object.fromEntries(Object.keys(looks).map((name) => [name, methods[name]]));
  const { exec } = RegExp.prototype;
  for (const [name, lookedAt] of Object.entries(looks)) {
    const method = methods[name];
    // To each of them, a missing argument is one that is undefined.
    methods[name] = function (first, second) {
      const found = method?.call(this, first, second);
      count(lookedAt(this, found, second));
      return found;
    };
  }
  RegExp.prototype.exec = function (text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = this.sticky && isSplitLinear ? start + 1 : text.length;
    count((found ? found.index + found[0].length : end) - start);
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

/** How many times more steps a byte of a long text costs than one of a short text; at least one step a byte. */
export function growth(
  read: (text: string) => unknown,
  make: (length: number) => string,
  counting: Counting = {},
): number {
  const [long = 0, short = 0] = [make(LONG), make(LONG / 16)].map(
    (text) => stepsOf(() => read(text), counting) / text.length,
  );
  return long / Math.max(short, 1);
}
