/** One measured value: the median of its runs. */
export interface Figure {
  /** What was measured, unique within its section: `product page: LCP`. */
  name: string;
  value: number;
  unit: 'ms' | 's' | 'µs' | 'B' | 'MB' | '/s' | '×' | 'of 100' | '';
}

/** The section's figures, by the name under which `npm run bench -- <section>` runs it. */
export type Results = Readonly<Record<string, readonly Figure[]>>;

/** Bounds by `section: figure`. */
export type Budgets = Readonly<Record<string, { min?: number; max?: number }>>;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** One sentence for each figure beyond its budget, and for each budget whose section ran without its figure. */
export function missedBudgets(results: Results, budgets: Budgets): string[] {
  const measured = new Map(
    Object.entries(results).flatMap(([section, figures]) =>
      figures.map((figure): [string, Figure] => [`${section}: ${figure.name}`, figure]),
    ),
  );
  return Object.entries(budgets).flatMap(
    ([name, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }]) => {
      const [section = ''] = name.split(': ');
      const figure = measured.get(name);
      if (!figure) return section in results ? [`${name} was not measured.`] : [];
      if (figure.value >= min && figure.value <= max) return [];
      const bound = figure.value < min ? `at least ${min}` : `at most ${max}`;
      return [`${name} is ${written(figure)}, not ${bound}.`];
    },
  );
}

/** Markdown: one table for each section, with the budget of each figure. */
export function tables(results: Results, budgets: Budgets): string {
  return Object.entries(results)
    .map(([section, figures]) => {
      const rows = figures.map((figure) => {
        const budget = budgets[`${section}: ${figure.name}`];
        const bound = budget?.min === undefined ? budget?.max && `≤ ${budget.max}` : `≥ ${budget.min}`;
        return `| ${figure.name} | ${written(figure)} | ${bound ?? ''} |`;
      });
      return [`## ${section}`, '', '| figure | median | budget |', '| --- | ---: | ---: |', ...rows].join('\n');
    })
    .join('\n\n');
}

/** Three significant digits or whole numbers. */
function written({ value, unit }: Figure): string {
  const number =
    Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
  return unit === '' || unit === '×' || unit === 'of 100' ? `${number}${unit === '×' ? '×' : ''}` : `${number} ${unit}`;
}
