import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type HitGroupName, hitGroups } from '../../search/search-response.ts';
import type { FigureValue } from '../figures/figure-value.ts';
import { modelAnchor, modelIn, numberKeys } from '../numbers.ts';
import type { Curve, TableFigure } from '../tables/page-tables.ts';
import { baseValue } from './base-value.ts';
import { serialRanges } from './number-texts.ts';
import { placeOf } from './queries/find-duties.ts';
import type { IndexRecord } from './read-record.ts';
import type { NumberKind } from './schema.ts';
import { joinedWords, searchable, tokensOf } from './searchable.ts';

/** An item's ID modulo this is its group, so that a search counts groups without reading the items. */
export const GROUP_COUNT = 64;

export function groupOfItem(id: number): HitGroupName | undefined {
  return hitGroups[id % GROUP_COUNT];
}

/** Writes records into one file. Statements are prepared once. */
export interface RecordWriter {
  /** Replaces what the index has of an record. Runs inside a transaction. */
  write(record: IndexRecord): void;
  /** Removes a node, and its path. */
  remove(nodeId: number): void;
}

interface NumberRow {
  written: string;
  kind: NumberKind;
  target: string;
  item?: number | undefined;
  maker?: string | undefined;
}

interface Measure {
  dimension: string;
  low: number | null;
  high: number | null;
}

/** Both ends in the base unit; undefined for what is no measure. */
function measureOf(value: FigureValue | undefined): Measure | undefined {
  if (value?.kind === 'nominal') return { dimension: 'nominal', low: value.inches, high: value.inches };
  if (value?.kind !== 'number' && value?.kind !== 'range') return undefined;
  const [from, to] = value.kind === 'number' ? [value, value] : [value.from, value.to];
  const [low, high] = [from && baseValue(from), to && baseValue(to)];
  const dimension = low?.dimension ?? high?.dimension;
  return dimension === undefined ? undefined : { dimension, low: low?.value ?? null, high: high?.value ?? null };
}

/** Flow and head in the SI's own units. */
function pointsOf({ units, points }: Curve): [flow: number, head: number][] {
  return points.flatMap(({ flow, head }): [number, number][] => {
    const [q, h] = [baseValue({ number: flow, unit: units.flow }), baseValue({ number: head, unit: units.head })];
    return q && h ? [[Number(q.value.toPrecision(6)), Number(h.value.toPrecision(6))]] : [];
  });
}

function statementsOf(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql: string, ...values: (SQLInputValue | undefined)[]) =>
      Number(prepared(sql).run(...values.map((value) => value ?? null)).lastInsertRowid),
    value(sql: string, ...values: SQLInputValue[]) {
      const row = prepared(sql).get(...values);
      return row && Number(Object.values(row)[0]);
    },
  };
}

type Statements = ReturnType<typeof statementsOf>;

function newItemId(db: Statements, group: HitGroupName): number {
  const last = db.value('SELECT max(id) FROM items') ?? 0;
  return (Math.floor(last / GROUP_COUNT) + 1) * GROUP_COUNT + hitGroups.indexOf(group);
}

/** Each word of letters alone counts once. */
function writeWords(db: Statements, texts: readonly string[]): void {
  for (const word of new Set(texts.flatMap(tokensOf).filter((token) => /^\p{L}{4,}$/u.test(token))))
    db.run('INSERT INTO words VALUES (?, 1) ON CONFLICT (word) DO UPDATE SET uses = uses + 1', word);
}

function writeText(db: Statements, id: number, columns: readonly string[]): void {
  db.run(
    'INSERT INTO texts (rowid, title, model, category, teaser, body, documents) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    ...columns.map((text) => `${searchable(text)} ${joinedWords(text)}`),
  );
  writeWords(db, columns);
}

function writeFigures(
  db: Statements,
  item: number,
  figures: readonly TableFigure[],
  curves: readonly Curve[] = [],
): void {
  const measured = figures.flatMap((figure) => {
    const measure = measureOf(figure.value);
    return measure ? [{ ...figure, ...measure }] : [];
  });
  for (const { key, name, text, dimension, low, high } of measured)
    db.run('INSERT INTO figures VALUES (?, ?, ?, ?, ?, ?, ?)', item, key, name, text, dimension, low, high);
  const [flow, head] = ['flow', 'head'].map((wanted) => measured.find(({ key }) => key === wanted));
  const rated = flow?.low && head?.low ? ([flow.low, head.low] as const) : undefined;
  const written = rated && `${flow?.text}, ${head?.text}`;
  const lines = curves.map(pointsOf).filter((points) => points.length > 1);
  for (const points of lines.length > 0 ? lines : [[]]) {
    const place = placeOf(points, rated);
    if (!place) continue;
    db.run(
      'INSERT INTO duties VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[item, ...place.own, place.reach, ...(rated ?? [null, null]), written, JSON.stringify(points)],
    );
  }
}

function writeNumber(db: Statements, node: number, { written, kind, target, item, maker }: NumberRow): void {
  const { key, folded } = numberKeys(written);
  if (key === '') return;
  const id = db.run(
    'INSERT INTO numbers (node, key, folded, written, kind, target, target_written, item, maker) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[node, key, folded, written, kind, numberKeys(target).key, target, item, maker],
  );
  db.run('INSERT INTO pieces (rowid, key) VALUES (?, ?)', id, key);
}

function writeItem(db: Statements, record: IndexRecord, group: HitGroupName): void {
  const id = newItemId(db, group);
  const { title, category, teaser, body, documents, paperNumber } = record;
  const model = group === 'products' ? modelIn(title) : paperNumber || undefined;
  const image = record.image && JSON.stringify(record.image);
  db.run(
    'INSERT INTO items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[id, record.id, record.path, title, model, record.date, record.excerpt, image, JSON.stringify(record.figures)],
  );
  writeText(db, id, [title, model ?? '', category, teaser, body, documents]);
  if (model)
    writeNumber(db, record.id, { written: model, kind: paperNumber ? 'paper' : 'model', target: model, item: id });
  // A news item that has the figures of a pump is no pump.
  if (group === 'products') writeFigures(db, id, record.tables.specifications, record.tables.curves);
}

/** Each model of a series is a product of its own, at its row of the table. */
function writeModels(db: Statements, record: IndexRecord): void {
  for (const { model, figures } of record.tables.series.flatMap(({ models }) => models)) {
    const id = newItemId(db, 'products');
    const shown = figures.slice(0, 3).map(({ name, text, converted }) => ({ label: name, value: text, converted }));
    const title = `${model} ${record.title}`;
    const href = `${record.path}#${encodeURIComponent(modelAnchor(model))}`;
    const image = record.image && JSON.stringify(record.image);
    db.run(
      'INSERT INTO items VALUES (?, ?, ?, ?, ?, NULL, ?, ?, ?)',
      ...[id, record.id, href, title, model, record.excerpt, image, JSON.stringify(shown)],
    );
    const words = figures.map(({ name, text }) => `${name} ${text}`).join(' ');
    writeText(db, id, [title, model, record.category, '', words, '']);
    writeNumber(db, record.id, { written: model, kind: 'model', target: model, item: id });
    writeFigures(db, id, figures);
  }
}

function partId(db: Statements, number: string, name: string): number {
  const { key } = numberKeys(number);
  const known = db.value('SELECT id FROM parts WHERE key = ?', key);
  if (known !== undefined) return known;
  const id = db.run('INSERT INTO parts (key, number, name) VALUES (?, ?, ?)', key, number, name);
  db.run('INSERT INTO part_texts (rowid, name, number) VALUES (?, ?, ?)', id, searchable(name), searchable(number));
  writeWords(db, [name]);
  return id;
}

function writeParts(db: Statements, record: IndexRecord): void {
  if (record.drawing) db.run('INSERT INTO drawings VALUES (?, ?)', record.id, JSON.stringify(record.drawing));
  for (const row of record.tables.parts) {
    const { number, description = '', callout, pieces, serials, remark } = row;
    if (numberKeys(number).key === '') continue;
    const part = partId(db, number, description);
    db.run('INSERT INTO part_rows VALUES (?, ?, ?, ?, ?, ?)', ...[record.id, part, callout, pieces, serials, remark]);
    writeNumber(db, record.id, { written: number, kind: 'part', target: number });
    for (const old of row.replaces) writeNumber(db, record.id, { written: old, kind: 'superseded', target: number });
    for (const next of row.replacedBy)
      writeNumber(db, record.id, { written: number, kind: 'superseded', target: next });
    for (const { prefix, low, high } of serialRanges(serials ?? ''))
      db.run('INSERT INTO serials VALUES (?, ?, ?, ?, ?)', ...[record.id, part, prefix, low, high]);
  }
  for (const { theirNumber, ourNumber, maker } of record.tables.crossReferences)
    writeNumber(db, record.id, { written: theirNumber, kind: 'cross-reference', target: ourNumber, maker });
}

function remove(db: Statements, nodeId: number): void {
  for (const [table, id] of Object.entries({ texts: 'rowid', figures: 'item', duties: 'item' }))
    db.run(`DELETE FROM ${table} WHERE ${id} IN (SELECT id FROM items WHERE node = ?)`, nodeId);
  db.run('DELETE FROM pieces WHERE rowid IN (SELECT id FROM numbers WHERE node = ?)', nodeId);
  for (const table of ['paths', 'items', 'numbers', 'drawings', 'serials'])
    db.run(`DELETE FROM ${table} WHERE node = ?`, nodeId);
  const orphans = `SELECT part FROM part_rows WHERE node = ?1
    EXCEPT SELECT part FROM part_rows WHERE node <> ?1 AND part IN (SELECT part FROM part_rows WHERE node = ?1)`;
  db.run(`DELETE FROM part_texts WHERE rowid IN (${orphans})`, nodeId);
  db.run(`DELETE FROM parts WHERE id IN (${orphans})`, nodeId);
  db.run('DELETE FROM part_rows WHERE node = ?', nodeId);
}

export function createRecordWriter(database: DatabaseSync): RecordWriter {
  const db = statementsOf(database);
  return {
    remove: (nodeId) => remove(db, nodeId),
    write(record) {
      if (db.value('SELECT 1 FROM paths WHERE node = ?', record.id)) remove(db, record.id);
      // An editor's page at the path of a document wins.
      db.run(
        `INSERT OR ${record.id < 0 ? 'IGNORE' : 'REPLACE'} INTO paths VALUES (?, ?, ?, ?, ?)`,
        ...[record.path, record.id, record.listed, record.modified, record.parent],
      );
      if (record.group) {
        writeItem(db, record, record.group);
        writeModels(db, record);
        writeParts(db, record);
      }
    },
  };
}
