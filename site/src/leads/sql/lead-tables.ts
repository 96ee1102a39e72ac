import { listOf, type Row, type SqlDatabase, type SqlSession, type Values } from '../../sql/sql.ts';
import type { Lead, LeadFlag } from '../lead.ts';

/** The tables of leads in a database of either engine, with what the engines do differently. */
export interface LeadTables extends SqlDatabase {
  /** Names of the tables. */
  leads: string;
  forms: string;
  /** Whether a lead's row lists its files: SQLite finds them in the content. */
  listsUploads: boolean;
  /** Follows the selection of rows to claim, so that two processes do not wait for each other. */
  skipLocked: string;
  /** Finds how many leads have each flag. */
  flagCounts: string;
  /** The function that finds a text in another. */
  position: 'instr' | 'strpos';
  /** Runs `work` in a transaction. A sweep of files that began before ends first, and the next one waits. */
  besideSweeps<Result>(work: (session: SqlSession) => Promise<Result>): Promise<Result>;
  /** Removes what is left of deleted rows. */
  clean(): Promise<void>;
}

const plainColumns = [
  'key',
  'formId',
  'formVersion',
  'fingerprint',
  'flags',
  'content',
  'state',
  'attempts',
  'sent',
  'lastError',
  'answer',
  'leaseOwner',
  'entryId',
  'handOver',
  'handOverAttempts',
  'handOverError',
];
const waitTimes = ['acceptedAt', 'waitsSince'];
const otherTimes = ['nextAttemptAt', 'finishedAt', 'handOverAt', 'handOverSince'];

/** Columns for `leadOf`. @param timeOfWait reads the times that its age is counted from */
export function leadColumns({ dialect }: LeadTables, timeOfWait = dialect.milliseconds): string {
  const named = (columns: string[], read: (column: string) => string) =>
    columns.map((column) => `${read(column)} AS "${column}"`);
  return [
    ...named(plainColumns, (column) => column),
    ...named(waitTimes, timeOfWait),
    ...named(otherTimes, dialect.milliseconds),
  ].join(', ');
}

/** The columns match a lead, by the tables' types. */
export function leadOf({ flags, content, entryId, ...row }: Row): Lead {
  return {
    ...(row as unknown as Lead),
    flags: listOf(flags) as LeadFlag[],
    content: JSON.parse(String(content)),
    entryId: entryId === null ? null : Number(entryId),
  };
}

/** Finds leads. @param rest of the statement, from its condition */
export async function selectLeads(tables: LeadTables, rest: string, values: Values): Promise<Lead[]> {
  const rows = await tables.rows(`SELECT ${leadColumns(tables)} FROM ${tables.leads} ${rest}`, values);
  return rows.map(leadOf);
}

interface Claim {
  /** Which leads are due. */
  isDue: string;
  /** The column with the time from which they are. */
  since: string;
  /** What changes. */
  set: string;
  columns: string;
}

/** A statement that claims due leads for this process alone, oldest first. Its parameters: `most`, `inFlight`. */
export function claimStatement(
  { leads, dialect, skipLocked }: LeadTables,
  { isDue, since, set, columns }: Claim,
): string {
  return `WITH due AS MATERIALIZED (
      SELECT key AS dueKey FROM ${leads}
      WHERE ${isDue} AND ${since} <= ${dialect.now()} AND NOT ${dialect.isIn('key', ':inFlight')}
      ORDER BY ${since} LIMIT :most ${skipLocked})
    UPDATE ${leads} SET ${set} FROM due WHERE key = dueKey RETURNING ${columns}`;
}
