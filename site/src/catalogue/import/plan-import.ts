import type { Figure } from '@headwater/brand/figure-shape.ts';
import type { CataloguePlan, CatalogueProduct } from '@headwater/contract/catalogue.ts';
import { isBlankCell, readFigure } from '../figures/read-figure.ts';
import type { Unit } from '../figures/units.ts';
import { modelIn } from '../numbers.ts';
import { splitUnit, type Vocabulary } from '../tables/vocabulary.ts';
import { formulaMark, pathOfCell } from './file-shape.ts';
import { modelKey, type ProductFigures, readField, writeField } from './product-figures.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

/** `2,5` or `1.234,5`, and not `1,234`, which is either. */
const comma = /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))(?![\d.,])/;
const point = /^(?:\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,}))(?![\d.,])/;

/** Whether the numbers of a file have a comma before their decimals. Where none of them shows it, the delimiter decides. */
function usesDecimalCommas(cells: readonly string[], delimiter: string): boolean {
  const hasPoints = cells.some((cell) => point.test(cell));
  return !hasPoints && (delimiter === ';' || cells.some((cell) => comma.test(cell)));
}

/** A cell with points before its decimals and without signs between thousands. */
function decimalPoints(cell: string): string {
  return cell.replace(/\d[\d.,\u00a0\u202f]*/g, (number) => number.replace(/[.\u00a0\u202f]/g, '').replace(',', '.'));
}

interface FigureColumn {
  /** Counted from 0. */
  at: number;
  /** As the file writes it: `Flow (gpm)`. */
  head: string;
  key: string;
  figure: Figure;
  unit: Unit | undefined;
}

interface Columns {
  heads: readonly string[];
  page: number;
  model: number;
  figures: FigureColumn[];
}

/** As a spreadsheet names a column. */
function letterOf(at: number): string {
  return `${at >= 26 ? letterOf(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`;
}

function inColumn(line: number, at: number, head: string): string {
  return `line ${line}, column ${letterOf(at)} (${head})`;
}

function readColumns({ line, cells }: CsvRow, vocabulary: Vocabulary, faults: string[]): Columns {
  const page = cells.findIndex((cell) => /^(?:page|path|url)$/i.test(cell));
  const model = cells.findIndex((cell) => vocabulary.isColumn(cell, 'model'));
  const figures: FigureColumn[] = [];
  for (const [at, head] of cells.entries()) {
    if (at === page || at === model || head === '') continue;
    const { name, unit } = splitUnit(head, vocabulary);
    const found = vocabulary.figure(name);
    const twin = figures.find((column) => column.head.toLowerCase() === head.toLowerCase());
    if (found && !twin) figures.push({ at, head, unit, ...found });
    else if (twin) faults.push(`${inColumn(line, at, head)}: it repeats column ${letterOf(twin.at)}`);
    else faults.push(`${inColumn(line, at, head)}: ${whyUnknown(head, vocabulary)}`);
  }
  return { heads: cells, page, model, figures };
}

function whyUnknown(head: string, vocabulary: Vocabulary): string {
  const [, name = '', unit = ''] = /^([^([]*)[([]([^)\]]*)/.exec(head) ?? [];
  const known = vocabulary.figure(name.trim());
  return known ? `${unit} is not a unit of ${known.figure.name}` : 'brand/figures.ts has no figure of this name';
}

interface ProductsByName {
  byPath: ReadonlyMap<string, CatalogueProduct>;
  /** Null for a model that several products have. */
  byModel: ReadonlyMap<string, CatalogueProduct | null>;
}

/** Products by what a row may name them by. */
function productsByName(
  products: readonly CatalogueProduct[],
  fields: ReadonlyMap<number, ProductFigures>,
): ProductsByName {
  const byPath = new Map(products.map((product) => [product.path, product]));
  const byModel = new Map<string, CatalogueProduct | null>();
  const add = (name: string, product: CatalogueProduct) => {
    const known = byModel.get(modelKey(name));
    byModel.set(modelKey(name), known === undefined || known?.id === product.id ? product : null);
  };
  for (const product of products) {
    for (const name of new Set([product.title, modelIn(product.title) ?? product.title])) add(name, product);
    for (const { model } of fields.get(product.id)?.models.values() ?? []) if (model !== '') add(model, product);
  }
  return { byPath, byModel };
}

/** Whether a row is about the product of its page, and not about a model of its series. */
function isOwnModel(model: string, { title }: CatalogueProduct): boolean {
  return model === '' || [title, modelIn(title) ?? title].some((name) => modelKey(name) === modelKey(model));
}

/** The product that a row names, or why there is none. */
function productOf(
  { line, cells }: CsvRow,
  columns: Columns,
  { byPath, byModel }: ProductsByName,
): CatalogueProduct | string {
  const [page, model] = [cells[columns.page] ?? '', cells[columns.model] ?? ''];
  const found = page === '' ? byModel.get(modelKey(model)) : byPath.get(pathOfCell(page));
  if (found) return found;
  const [at, cell] = page === '' ? [columns.model, model] : [columns.page, page];
  const where = at < 0 ? `line ${line}` : inColumn(line, at, columns.heads[at] ?? '');
  const why = found === null ? 'several products have this model; name its page in a column Page' : 'no product has it';
  return `${where}: ${cell === '' ? 'the row names no product' : `"${cell}": ${why}`}`;
}

/** Why a cell cannot be read as its figure. */
function faultOf(cell: string, { figure, unit, head }: FigureColumn): string {
  const isBare = unit === undefined && figure.unit === undefined && /^[\d.,\s]+$/.test(cell);
  return isBare && (figure.quantity !== undefined || figure.kind === 'nominal')
    ? `"${cell}" has no unit; write it in the head, such as ${head} (…)`
    : `"${cell}" is not a value of ${figure.name}`;
}

function isNumeric({ figure }: FigureColumn): boolean {
  return figure.kind !== 'text' && figure.kind !== 'list';
}

/** What a cell states, as it is stored; empty where it states nothing. */
function statedIn(cell: string, column: FigureColumn, hasCommas: boolean): string {
  if (column.figure.kind === 'text') return /^[-–—]*$/.test(cell) ? '' : cell;
  if (isBlankCell(cell)) return '';
  return hasCommas && isNumeric(column) ? decimalPoints(cell) : cell;
}

/** Sets a value, or removes it when it is empty. @returns a line when that changes something */
function setValue(values: Map<string, string>, name: string, next: string): string[] {
  const old = values.get(name) ?? '';
  if (old === next) return [];
  if (next === '') values.delete(name);
  else values.set(name, next);
  return [`${name}: ${old || '–'} → ${next || '–'}`];
}

interface RowContext {
  columns: Columns;
  hasCommas: boolean;
  vocabulary: Vocabulary;
  faults: string[];
}

/** Sets the values of a model to those of its row. @returns a line for each that changes */
function setRow(
  values: Map<string, string>,
  { line, cells }: CsvRow,
  { columns, hasCommas, vocabulary, faults }: RowContext,
): string[] {
  return columns.figures.flatMap((column) => {
    const value = statedIn(cells[column.at] ?? '', column, hasCommas);
    if (value !== '' && !readFigure(value, column.figure, vocabulary.words, column.unit)) {
      faults.push(`${inColumn(line, column.at, column.head)}: ${faultOf(value, column)}`);
      return [];
    }
    // The figure in another unit, of an earlier file, would count before it.
    const others = [...values.keys()].filter(
      (name) =>
        value !== '' &&
        !columns.figures.some(({ head }) => head === name) &&
        vocabulary.figure(splitUnit(name, vocabulary).name)?.key === column.key,
    );
    return [...setValue(values, column.head, value), ...others.flatMap((name) => setValue(values, name, ''))];
  });
}

/**
 * Compares a file with what products say. Nothing is written.
 * @param bytes of a file with a column per figure and a row per model
 */
export function planImport(
  bytes: Uint8Array,
  products: readonly CatalogueProduct[],
  vocabulary: Vocabulary,
): CataloguePlan {
  const { rows, faults: csvFaults, delimiter } = readCsv(bytes);
  const faults: string[] = [];
  const [head, ...written] = rows;
  const body = written.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replace(formulaMark, '')) }));
  const columns = head && readColumns(head, vocabulary, faults);
  if (!columns || Math.max(columns.page, columns.model) < 0)
    return { changes: [], same: 0, faults: ['line 1: there is no column Model and no column Page'] };

  const fields = new Map(products.map(({ id, tables }) => [id, readField(tables, vocabulary)]));
  const names = productsByName(products, fields);
  const numbers = columns.figures.filter(isNumeric).flatMap(({ at }) => body.map(({ cells }) => cells[at] ?? ''));
  const hasCommas = usesDecimalCommas(numbers, delimiter);
  const seen = new Map<string, number>();
  const lines = new Map<number, string[]>();

  for (const row of body) {
    const { line, cells } = row;
    const extra = cells.findLastIndex(Boolean) + 1;
    if (extra > columns.heads.length) {
      faults.push(`line ${line}: it has ${extra} cells, and the head has ${columns.heads.length}`);
      continue;
    }
    const product = productOf(row, columns, names);
    if (typeof product === 'string') {
      faults.push(product);
      continue;
    }
    const field = fields.get(product.id);
    if (!field) continue;
    const model = cells[columns.model] ?? '';
    const key = isOwnModel(model, product) ? '' : modelKey(model);
    const before = seen.get(`${product.id} ${key}`);
    if (before !== undefined) {
      faults.push(`line ${line}: line ${before} has the same model already`);
      continue;
    }
    seen.set(`${product.id} ${key}`, line);
    const figures = field.models.get(key) ?? { model: key === '' ? '' : model, values: new Map<string, string>() };
    field.models.set(key, figures);
    const changed = lines.get(product.id) ?? [];
    lines.set(product.id, changed);
    for (const change of setRow(figures.values, row, { columns, hasCommas, vocabulary, faults }))
      changed.push(key === '' ? change : `${model}, ${change}`);
  }

  const touched = products.filter(({ id }) => lines.has(id));
  const changes = touched.flatMap(({ id, title, tables }) => {
    const [field, changed] = [fields.get(id), lines.get(id) ?? []];
    return field && changed.length > 0 ? [{ id, title, was: tables, tables: writeField(field), lines: changed }] : [];
  });
  const ofFile = csvFaults.map(({ line, message }) => `line ${line}: ${message}`);
  return { changes, same: touched.length - changes.length, faults: byLine([...faults, ...ofFile]) };
}

function byLine(faults: readonly string[]): string[] {
  const lineOf = (fault: string) => Number(/^line (\d+)/.exec(fault)?.[1] ?? 0);
  return faults.toSorted((one, other) => lineOf(one) - lineOf(other));
}
