/** The parts of SVG that the illustrations use, read into plain data. Not a general reader. */

export interface SvgElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgElement[];
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Reads an SVG document into its root element; throws when there is none. */
export function readSvg(svg: string): SvgElement {
  const top: { children: SvgElement[] } = { children: [] };
  const open: { children: SvgElement[] }[] = [top];
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    if (closing) {
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [] };
    open.at(-1)?.children.push(element);
    if (!empty) open.push(element);
  }
  const [root] = top.children;
  if (root?.name !== 'svg') throw new TypeError('Not an SVG document.');
  return root;
}

/** An affine transformation as in `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** What the second does inside the first. */
export function compose([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const steps: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  },
};

/** Reads a `transform` attribute; throws for a step that is not in the vocabulary. */
export function readTransform(text = ''): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name = '', values = '']) => {
    const step = steps[name];
    if (!step) throw new TypeError(`The illustrations do not use ${name}().`);
    return compose(matrix, step(values.split(/[\s,]+/).map(Number)));
  }, identity);
}
