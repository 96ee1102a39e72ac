import type { PdfDocument } from './paper.ts';
import { compose, type Matrix, readTransform, type SvgElement } from './svg-elements.ts';

/** The resources of a page that pdfkit keeps but does not declare in its types. */
interface PageWithPatterns {
  patterns: Record<string, unknown>;
}

function rgb(hex: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}

const operators: Readonly<Record<string, (attributes: SvgElement['attributes']) => string>> = {
  rect: ({ width = '0', height = '0', fill = '#000000' }) => `${rgb(fill)} rg 0 0 ${width} ${height} re f`,
  line: ({ x1, y1, x2, y2, stroke = '#000000', 'stroke-width': width = '1' }) =>
    `${rgb(stroke)} RG 0 J ${width} w ${x1} ${y1} m ${x2} ${y2} l S`,
  // A dot is a line of no length with a round end.
  circle: ({ cx, cy, r = '1', fill = '#000000' }) =>
    `${rgb(fill)} RG 1 J ${2 * Number(r)} w ${cx} ${cy} m ${cx} ${cy} l S`,
};

/**
 * Hatching of cut faces as PDF tiling patterns. A pattern stands in the page's own space, so it needs
 * to know where the drawing was placed. Triangles in the concrete pattern are left out.
 */
export function hatchFills(
  doc: PdfDocument,
  patterns: readonly SvgElement[],
  placement: Matrix,
): (reference: string) => void {
  const made = new Map<string, string>();
  // Page-wide, so that two drawings on one page do not take each other's patterns.
  const page = doc.page as unknown as PageWithPatterns;
  const make = (id: string): string => {
    const source = patterns.find(({ attributes }) => attributes.id === id);
    if (!source) throw new TypeError(`The drawing has no pattern ${id}.`);
    const { width, height, patternTransform } = source.attributes;
    const name = `H${Object.keys(page.patterns).length + 1}`;
    const reference = doc.ref({
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, Number(width), Number(height)],
      XStep: Number(width),
      YStep: Number(height),
      Matrix: [...compose(placement, readTransform(patternTransform))],
      Resources: {},
    });
    reference.end(source.children.map((child) => operators[child.name]?.(child.attributes) ?? '').join('\n'));
    page.patterns[name] = reference;
    made.set(id, name);
    return name;
  };
  return (reference) => {
    const id = /^url\(#(.+)\)$/.exec(reference)?.[1] ?? '';
    doc.addContent(`/Pattern cs /${made.get(id) ?? make(id)} scn`);
  };
}
