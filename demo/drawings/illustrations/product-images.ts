/** All drawings of one product, named and described for the media library. */

import type { ProductView, SeedProduct } from '../../content/product-model.ts';
import { productImageKey } from '../../content/product-model.ts';
import type { DrawnImage } from '../media-sources.ts';
import { caption, cornerTicks, sheet, sheetSize } from './drawing.ts';
import { families } from './families/families.ts';
import type { Family } from './families/family.ts';
import { makeSpec, type Spec } from './spec.ts';
import { curveView } from './views/curve.ts';
import { dimensionsView } from './views/dimensions.ts';
import { exteriorView } from './views/exterior.ts';
import { impellerView } from './views/impeller.ts';
import { partsView } from './views/parts.ts';
import { sectionView } from './views/section.ts';

type View = ProductView | 'parts';

interface Subject {
  product: SeedProduct;
  family: Family;
  spec: Spec;
}

interface ViewDrawing {
  /** Absent on the first sheet: cards show it too, where letters are too small to read. */
  caption?: { figure: number; note: string };
  draw: (subject: Subject) => string;
  alt: (subject: Subject) => string;
}

const { width, height } = sheetSize;

const views = {
  exterior: {
    draw: ({ family, spec }) => exteriorView(family.exterior(spec)),
    alt: ({ family, spec }) => `The ${spec.code}: ${family.alt.exterior(spec)}`,
  },
  section: {
    caption: { figure: 2, note: 'Section' },
    draw: ({ family, spec }) => sectionView(family.section(spec)),
    alt: ({ family, spec }) => `Cross-section of the ${spec.code}: ${family.alt.section(spec)}`,
  },
  dimensions: {
    caption: { figure: 3, note: 'Dimensions' },
    draw: ({ family, spec }) => dimensionsView(spec, family.exterior(spec), family.side(spec)),
    alt: ({ spec }) =>
      `Front and side outline of the ${spec.code} with its dimensions, ${spec.figures.heightIn} inches high`,
  },
  curve: {
    caption: { figure: 4, note: 'Performance' },
    draw: ({ spec }) => curveView(spec),
    alt: ({ spec: { code, figures } }) =>
      `Performance curve of the ${code}: head, efficiency and power over flow, best efficiency at ${figures.flowGpm.toLocaleString('en-US')} gpm and ${figures.headFt} ft`,
  },
  installation: {
    caption: { figure: 5, note: 'Installation' },
    draw: ({ family, spec }) => family.installation(spec),
    alt: ({ family, spec }) => `The ${spec.code} installed: ${family.alt.installation}`,
  },
  impeller: {
    caption: { figure: 6, note: 'Impeller' },
    draw: ({ family, spec }) => impellerView(spec, family.impeller.kind, family.impeller.vanes(spec)),
    alt: ({ family, spec }) => {
      const vanes = family.impeller.vanes(spec);
      return `Impeller of the ${spec.code} from the eye and in section, ${vanes === 1 ? 'one vane' : `${vanes} vanes`}`;
    },
  },
  parts: {
    caption: { figure: 7, note: 'Parts' },
    draw: ({ family, spec, product }) => partsView(family.parts(spec), product.callouts ?? []),
    alt: ({ spec, product }) =>
      `Parts of the ${spec.code} drawn apart along the shaft, ${product.callouts?.length ?? 0} of them numbered`,
  },
} as const satisfies Record<View, ViewDrawing>;

/** Views that say nothing without figures. */
const needFigures: ReadonlySet<View> = new Set(['curve', 'dimensions']);

function drawSheet(view: View, subject: Subject): string {
  const { caption: words, draw }: ViewDrawing = views[view];
  const { family, spec } = subject;
  const body = [
    cornerTicks(width, height),
    draw(subject),
    words ? caption({ figure: words.figure, title: family.name, note: `${spec.code} · ${words.note}` }) : '',
  ];
  return sheet({ width, height, body });
}

/** The drawings that a product lists, and its parts breakout where it has callouts. */
export function productImages(product: SeedProduct): DrawnImage[] {
  const subject = { product, family: families[product.family], spec: makeSpec(product) };
  const wanted: View[] = [...product.images, ...(product.callouts?.length ? (['parts'] as const) : [])];
  return wanted
    .filter((view) => product.figures !== undefined || !needFigures.has(view))
    .map((view) => ({
      key: productImageKey(product, view),
      file: `${product.slug}-${view}.png`,
      alt: views[view].alt(subject),
      width,
      height,
      draw: () => drawSheet(view, subject),
    }));
}
