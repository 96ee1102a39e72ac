import { numberKeys } from '../numbers.ts';
import { splitUnit, type Vocabulary } from '../tables/vocabulary.ts';

/** Values by the head of their column, such as `Flow (gpm)`, in the order in which pages show them. */
type Values = Map<string, string>;

export interface ModelFigures {
  /** As written; empty for the product itself. */
  model: string;
  values: Values;
}

/** A field `catalogueTables`, taken apart. */
export interface ProductFigures {
  /** The product itself below the empty key, then the models of its series. */
  models: Map<string, ModelFigures>;
  /** Tables of other kinds, which somebody wrote by hand. */
  others: readonly string[];
}

export function modelKey(model: string): string {
  return numberKeys(model).key;
}

/** What an import wrote into the field, and beside it what it leaves as it is. */
export function readField(text: string, vocabulary: Vocabulary): ProductFigures {
  const models = new Map<string, ModelFigures>();
  const others: string[] = [];
  for (const table of text.replace(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/)) {
    const rows = table.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
    const [head = [], ...lines] = rows;
    const isSeries = head.length > 1 && vocabulary.isColumn(head[0] ?? '', 'model');
    const isHead = head.every(
      (cell) => vocabulary.isColumnName(cell) || vocabulary.figure(splitUnit(cell, vocabulary).name),
    );
    const isOfFigures = isHead && vocabulary.isColumn(head[0] ?? '', 'figure');
    const figures = isOfFigures ? lines : rows;
    // Parts, curves and others may have two columns, too.
    const isOwn = !isSeries && (isOfFigures || !isHead) && figures.every((row) => row.length === 2 && row[0] !== '');
    if (isSeries && ![...models.keys()].some(Boolean)) {
      for (const [model = '', ...cells] of lines)
        models.set(modelKey(model), { model, values: new Map(cells.map((cell, at) => [head[at + 1] ?? '', cell])) });
    } else if (isOwn && !models.has('')) {
      models.set('', { model: '', values: new Map(figures.map(([name = '', value = '']) => [name, value])) });
    } else if (table.trim() !== '') others.push(table);
  }
  for (const { values } of models.values())
    for (const [head, value] of values) if (head === '' || value === '') values.delete(head);
  return { models, others };
}

/** Writes the field: the product's own figures a line each, its series as a table with a line for each model. */
export function writeField({ models, others }: ProductFigures): string {
  const own = models.get('')?.values ?? [];
  const series = [...models.values()].filter(({ model, values }) => model !== '' && values.size > 0);
  const heads = [...new Set(series.flatMap(({ values }) => [...values.keys()]))];
  const lines = series.map(({ model, values }) => [model, ...heads.map((head) => values.get(head) ?? '')].join('\t'));
  const tables = [
    [...own].map((row) => row.join('\t')).join('\n'),
    series.length > 0 ? [['Model', ...heads].join('\t'), ...lines].join('\n') : '',
    ...others,
  ];
  return tables.filter(Boolean).join('\n\n');
}
