import { cropShapes } from './crop.ts';

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

/** Of a picture in a cell of a grid of cards, which are three in a row at most where they are widest. */
export const drawingSizes = cellSizes((width) => width);

/** Of a picture in a card, which is cropped to the shape of a scene; on phones a card has at least this padding. */
export const scene = {
  crop: '8:5',
  sizes: (shape: number) => cellSizes((width) => covering(width, cropShapes['8:5'], shape), '(100vw - 4rem)'),
} as const;

function cellSizes(drawn: (width: string) => string, onPhones = '100vw'): string {
  const calculated = (width: string) => drawn(width).replace(/^\(/, 'calc(');
  return `(min-width: 80rem) ${calculated(`(${PAGE_WIDTH} / 3)`)}, (min-width: 56rem) ${drawn('33vw')}, (min-width: 38rem) ${drawn('50vw')}, ${calculated(onPhones)}`;
}
