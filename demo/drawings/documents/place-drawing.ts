import { hatchFills } from './hatch-fill.ts';
import { type PdfDocument, sheet } from './paper.ts';
import { readSvg, readTransform, type SvgElement } from './svg-elements.ts';

type Attributes = SvgElement['attributes'];

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

function points(text = ''): [number, number][] {
  const values = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0]);
}

/** Lays a shape's outline down as the current path. */
const outlines: Readonly<Record<string, (doc: PdfDocument, attributes: Attributes) => void>> = {
  path: (doc, { d = '' }) => doc.path(d),
  circle: (doc, at) => doc.circle(number(at, 'cx'), number(at, 'cy'), number(at, 'r')),
  ellipse: (doc, at) => doc.ellipse(number(at, 'cx'), number(at, 'cy'), number(at, 'rx'), number(at, 'ry')),
  line: (doc, at) => doc.moveTo(number(at, 'x1'), number(at, 'y1')).lineTo(number(at, 'x2'), number(at, 'y2')),
  rect: (doc, at) => {
    const box = [number(at, 'x'), number(at, 'y'), number(at, 'width'), number(at, 'height')] as const;
    return at.rx ? doc.roundedRect(...box, number(at, 'rx')) : doc.rect(...box);
  },
  polygon: (doc, at) => doc.polygon(...points(at.points)),
  polyline: (doc, at) => {
    const [first, ...rest] = points(at.points);
    if (first) doc.moveTo(...first);
    for (const point of rest) doc.lineTo(...point);
  },
};

function paint(
  doc: PdfDocument,
  { fill = '#000000', stroke = 'none', ...rest }: Attributes,
  hatch: (id: string) => void,
) {
  const isHatched = fill.startsWith('url(');
  if (isHatched) hatch(fill);
  else if (fill !== 'none') doc.fillColor(fill);
  if (stroke !== 'none') {
    doc
      .strokeColor(stroke)
      .lineWidth(Number(rest['stroke-width'] ?? 1))
      .lineJoin('round');
    doc.lineCap(rest['stroke-linecap'] === 'butt' ? 'butt' : 'round');
    const dash = rest['stroke-dasharray'];
    if (dash) doc.addContent(`[${dash.replaceAll(',', ' ')}] 0 d`);
  }
  if (rest.opacity) doc.opacity(Number(rest.opacity));
}

/** Ends the current path with the PDF operator for what it gets: fill and stroke, one, or neither. */
function finishPath(doc: PdfDocument, { fill = '#000000', stroke = 'none' }: Attributes): void {
  const isFilled = fill !== 'none';
  const isStroked = stroke !== 'none';
  doc.addContent(isFilled ? (isStroked ? 'B' : 'f') : isStroked ? 'S' : 'n');
}

/**
 * Places an illustration as lines, not as pixels, with its left upper corner at a point; sizes in
 * points. Gives its height. Everything is a path already, so no font is needed.
 */
export function placeDrawing(doc: PdfDocument, svg: string, x: number, y: number, width: number): number {
  const root = readSvg(svg);
  const scale = width / number(root.attributes, 'width');
  const patterns = root.children.flatMap(({ name, children }) => (name === 'defs' ? children : []));
  const hatch = hatchFills(doc, patterns, [scale, 0, 0, -scale, x, sheet.height - y]);

  const draw = (element: SvgElement): void => {
    if (element.name === 'defs') return;
    const outline = outlines[element.name];
    if (!outline && element.name !== 'g') throw new TypeError(`The illustrations do not use <${element.name}>.`);
    doc.save();
    if (element.attributes.transform) doc.transform(...readTransform(element.attributes.transform));
    if (outline) {
      paint(doc, element.attributes, hatch);
      outline(doc, element.attributes);
      finishPath(doc, element.attributes);
    }
    for (const child of element.children) draw(child);
    doc.restore();
  };

  doc.save();
  doc.transform(scale, 0, 0, scale, x, y);
  for (const element of root.children) draw(element);
  doc.restore();
  return scale * number(root.attributes, 'height');
}
