import type { Html, PagePath } from '@headwater/cms/starting-content/model.ts';
import { curveTable } from './curve-table.ts';
import { energyRows } from './energy.ts';
import { escapeHtml, paragraphs } from './html.ts';
import { partsTable } from './parts.ts';
import type { SeedProduct, SpecificationRow } from './product-model.ts';
import { figureColumns } from './units.ts';

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
