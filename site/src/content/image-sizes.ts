/** How wide the content of a page is on a wide screen, as `--measure-page`. */
export const PAGE_WIDTH = 'clamp(80rem, 70vw, 104rem)';

/** CSS `sizes`; a function of a picture's shape, width by height, where the layout crops it. */
export type Sizes = string | ((shape: number) => string);

/** Of a picture beside a column of text. */
export const threeFifths = `(min-width: 80rem) calc(${PAGE_WIDTH} * 0.6), (min-width: 48rem) 60vw, 100vw`;

/** How wide a picture is drawn that covers a box: wider than the box, where its shape is wider. */
export function covering(boxWidth: string, boxShape: number, shape: number): string {
  return shape > boxShape ? `calc(${boxWidth} * ${(shape / boxShape).toFixed(2)})` : boxWidth;
}

/** Shape of a scene, as `--ratio-scene`. */
const SCENE = 8 / 5;

/** Of a picture in a cell of a grid of cards, which are three in a row at most where they are widest. */
export const drawingSizes = cellSizes((width) => width);

/** The same, of a picture that is cropped to the shape of a scene. */
export const sceneSizes: Sizes = (shape) =>
  densePhoneSizes(81, SCENE, shape) + cellSizes((width) => covering(width, SCENE, shape));

/** Densities of phones' screens, and the part of a wide picture's width that they request. */
const DENSE = [
  [2.5, 0.52],
  [1.5, 0.74],
] as const;

/**
 * Sizes to put before others, of a picture that a phone shows the middle of: all of it is sent. Dense screens get about
 * 1.5 pixels of the file for each of the layout in place of up to 3, which nobody sees at that size.
 * @param width of its box, in hundredths of the screen's
 */
export function densePhoneSizes(width: number, boxShape: number, shape: number): string {
  if (shape <= boxShape) return '';
  const drawn = (part: number) => covering(`${Math.round(width * part)}vw`, boxShape, shape);
  return DENSE.map(
    ([density, part]) => `(max-width: 38rem) and (min-resolution: ${density}dppx) ${drawn(part)}, `,
  ).join('');
}

function cellSizes(drawn: (width: string) => string): string {
  const page = drawn(`(${PAGE_WIDTH} / 3)`).replace(/^\(/, 'calc(');
  return `(min-width: 80rem) ${page}, (min-width: 56rem) ${drawn('33vw')}, (min-width: 38rem) ${drawn('50vw')}, ${drawn('100vw')}`;
}
