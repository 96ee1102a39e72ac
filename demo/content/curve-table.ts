import type { Html } from '@headwater/cms/starting-content/model.ts';
import { pumpCurve } from './hydraulics.ts';
import type { SeedProduct } from './product-model.ts';
import { thousands } from './units.ts';

/** The points of the curve in the drawing: shut-off, the rated point, and the largest flow at the ends. */
export function curveTable(product: SeedProduct): Html | undefined {
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
