import type { Html, PagePath } from '@headwater/cms/starting-content/model.ts';
import { escapeHtml, paragraphs } from './html.ts';
import { pumpCurve } from './hydraulics.ts';
import { partsTable } from './parts.ts';
import type { SeedProduct, SpecificationRow } from './product-model.ts';
import { figureColumns, length, thousands } from './units.ts';

/** Energy figures by product code; the impellers are as large as head and speed want them. */
const energyRows: Readonly<Record<string, readonly SpecificationRow[]>> = {
  'SC-6180': [
    { label: 'PEI', us: '0.95' },
    { label: 'Impeller diameter', ...length(13.875) },
  ],
  'SC-8140': [
    { label: 'PEI', us: '0.91' },
    { label: 'Impeller diameter', ...length(12.25) },
  ],
  'BS-3600': [{ label: 'MEI', us: '≥ 0.70' }],
};

/** A value that has no unit spans both columns, so that a reader does not look for its metric twin. */
function specificationCells({ us, metric }: SpecificationRow): Html {
  return metric === undefined
    ? `<td colspan="2">${escapeHtml(us)}</td>`
    : `<td>${escapeHtml(us)}</td><td>${escapeHtml(metric)}</td>`;
}

function specificationTable(rows: readonly SpecificationRow[]): Html {
  const body = rows.map((row) => `<tr><th scope="row">${escapeHtml(row.label)}</th>${specificationCells(row)}</tr>`);
  return `<table>
<thead><tr>${figureColumns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

function materialTable(rows: readonly SpecificationRow[]): Html {
  const body = rows.map(
    ({ label, us }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(us)}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">Part</th><th scope="col">Material</th></tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

function selectionNote(category: PagePath): Html {
  return paragraphs([
    'The rated point is the best-efficiency point at full speed with clear water at 60 °F unless a specific gravity is given. Pick a pump whose duty falls between 70 and 120 percent of the rated flow.',
    `If your duty falls outside that band, look at the <a href="${category}">other sizes of this line</a> or <a href="/quote/">send us the duty</a>: flow, lift, length and diameter of the pipe. An application engineer answers within two working days with a curve.`,
  ]);
}

/** Says in words what the clip below the text shows: it has no sound, and not everyone can see it. */
const clipNote: Html = paragraphs([
  'The video below has no sound. It shows the impeller turning, slowed down, while a valve takes the pump from shut-off to its largest flow and back; a point moves along the performance curve, and flow, head and power are shown in figures.',
]);

/**
 * The body of a product page: specification table, materials, curve, parts list, a note on selection. Empty for a product
 * whose editor has entered nothing.
 */
export function productContent(product: SeedProduct, category: PagePath): Html | undefined {
  if (product.specifications.length === 0) return undefined;
  const sections = [`<h2>Specifications</h2>`, specificationTable(product.specifications)];
  const energy = energyRows[product.code];
  if (energy) sections.push('<h2>Energy</h2>', specificationTable(energy));
  if (product.materials) sections.push('<h2>Materials of construction</h2>', materialTable(product.materials));
  const curve = curveTable(product);
  if (curve)
    sections.push(
      '<h2>Performance curve</h2>',
      `<details>\n<summary>Points of the curve</summary>\n${curve}\n</details>`,
    );
  if (product.callouts) sections.push('<h2>Parts list</h2>', partsTable(product));
  sections.push('<h2>Selection</h2>', selectionNote(category));
  if (product.isFilmed) sections.push(clipNote);
  return sections.join('\n');
}

/** The points of the curve in the drawing: shut-off, the rated point, and the largest flow at the ends. */
function curveTable(product: SeedProduct): Html | undefined {
  if (!product.figures) return undefined;
  const stated = (label: string) => {
    const row = product.specifications.find((each) => each.label === label);
    return row && Number.parseFloat(row.us);
  };
  const efficiency = (stated('Efficiency at rated point') ?? 0) / 100;
  if (efficiency === 0) return undefined;
  const curve = pumpCurve({ figures: product.figures, efficiency, gravity: stated('Specific gravity, rated') ?? 1 });
  const { flowGpm: rated, flowMaxGpm: most } = product.figures;
  const shares = [0, rated * 0.4, rated * 0.7, rated, (rated + most) / 2, most];
  const rows = shares.map((share) => {
    const flow = Math.round(share);
    const cells = [
      `${thousands(flow)}${flow === rated ? ' (BEP)' : ''}`,
      String(Number(curve.head(flow).toPrecision(3))),
      String(flow === 0 ? 0 : Math.round(curve.efficiency(flow) * 100)),
      String(Number(curve.power(flow).toPrecision(3))),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table>
<thead><tr>${['Flow (gpm)', 'Head (ft)', 'Efficiency (%)', 'Shaft power (hp)'].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
