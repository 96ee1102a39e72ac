import { expect, test } from 'vitest';
import { writePaper } from './paper.ts';
import { placeDrawing } from './place-drawing.ts';
import { compose, readSvg, readTransform } from './svg-elements.ts';

const place = (svg: string): Promise<Buffer> =>
  writePaper({ title: 'Test', code: 'T', kind: 'Test' }, (doc) => placeDrawing(doc, svg, 54, 90, 400));
const sheetOf = (inside: string): string => `<svg xmlns="x" width="400" height="300">${inside}</svg>`;

test('elements are read with their attributes and what stands inside them', () => {
  expect(readSvg(sheetOf('<g transform="scale(2)"><rect width="3" height="4"/></g><path d="M0 0"/>')).children).toEqual(
    [
      {
        name: 'g',
        attributes: { transform: 'scale(2)' },
        children: [{ name: 'rect', attributes: { width: '3', height: '4' }, children: [] }],
      },
      { name: 'path', attributes: { d: 'M0 0' }, children: [] },
    ],
  );
});

test.each([
  ['translate(3 4)', [1, 0, 0, 1, 3, 4]],
  ['scale(2)', [2, 0, 0, 2, 0, 0]],
  ['scale(2 3)', [2, 0, 0, 3, 0, 0]],
  ['rotate(90)', [0, 1, -1, 0, 0, 0]],
  ['rotate(90 10 0)', [0, 1, -1, 0, 10, -10]],
  ['matrix(1 2 3 4 5 6)', [1, 2, 3, 4, 5, 6]],
  ['translate(10 0) scale(2)', [2, 0, 0, 2, 10, 0]],
])('the transformation %s is read as a matrix', (text, matrix) => {
  readTransform(text).forEach((value, index) => {
    expect(value).toBeCloseTo(matrix[index] ?? Number.NaN);
  });
});

test('composition applies the inner transformation first', () => {
  expect(compose([1, 0, 0, 1, 10, 0], [2, 0, 0, 2, 5, 0])).toEqual([2, 0, 0, 2, 15, 0]);
});

test('elements or transformations outside the vocabulary are refused', async () => {
  expect(() => place(sheetOf('<text x="1">FIG. 1</text>'))).toThrow('The illustrations do not use <text>.');
  expect(() => readTransform('skewX(4)')).toThrow('The illustrations do not use skewX().');
  expect(() => readSvg('no drawing')).toThrow('Not an SVG document.');
});

test('a hatched face asks for a pattern that the drawing has', async () => {
  const pattern =
    '<defs><pattern id="cut" width="9" height="9"><rect width="9" height="9" fill="#ffffff"/></pattern></defs>';
  const hatched = await place(sheetOf(`${pattern}<rect width="9" height="9" fill="url(#cut)"/>`));
  expect(hatched.toString('latin1')).toContain('/PatternType 1');
  expect(() => place(sheetOf('<rect width="9" height="9" fill="url(#cut)"/>'))).toThrow('no pattern cut');
});
