import { DatabaseSync } from 'node:sqlite';
import type { Postgres } from '../postgres.ts';
import { type Markers, markersIn } from './markers.ts';

interface Column {
  table: string;
  column: string;
}

const name = ({ table, column }: Column) => `${table}.${column}`;

/** A value of a database as bytes or text. */
function written(value: unknown): Uint8Array | string {
  return value instanceof Uint8Array ? value : String(value);
}

/** Columns of an SQLite file in which a marker is, as `table.column`. */
export function markedSqliteColumns(file: string, markers: Markers): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const found = tables.flatMap(({ name: table }) =>
      database
        .prepare(`SELECT * FROM "${table}"`)
        .all()
        .flatMap((row) => Object.entries(row))
        .filter(([, value]) => markersIn(written(value), markers).length > 0)
        .map(([column]) => name({ table: String(table), column })),
    );
    return [...new Set(found)].sort();
  } finally {
    database.close();
  }
}

/** Columns of a PostgreSQL database in which a marker is, as `table.column`. */
export async function markedPostgresColumns({ query }: Postgres, markers: Markers): Promise<string[]> {
  const columns = await query(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await query(`SELECT "${column}" AS value FROM "${table}"`);
    if (rows.some(({ value }) => markersIn(written(value), markers).length > 0)) {
      found.push(name({ table: String(table), column: String(column) }));
    }
  }
  return found.sort();
}
