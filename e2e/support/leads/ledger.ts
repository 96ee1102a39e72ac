import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { statesIn } from './lead-states.ts';
import type { LeadRecord } from './visitor.ts';

/** The responses that visitors got, compared with the CMS's entries. */
export interface Ledger {
  sent: number;
  acknowledged: number;
  /** Visitors whose lead was rejected. */
  refused: number;
  /** Visitors who gave up without a response. */
  unknown: number;
  /** Entries in the CMS. */
  atCms: number;
  /** Acknowledged, but not in the CMS. */
  missing: number;
  /** Entries beyond the first of a submission. */
  duplicates: number;
  /** In the CMS although it was rejected. */
  refusedAtCms: number;
}

/** Entries of the contact form by their message. @param cmsFolder data folder of the local CMS */
function entriesByMessage(cmsFolder: string, run: string): Map<string, number> {
  // The CMS's own file is a witness independent of the site.
  const database = new DatabaseSync(join(cmsFolder, 'cms', 'entries.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        `SELECT value, count(*) AS entries FROM entry_values WHERE input_id = '9' AND value LIKE ? GROUP BY value`,
      )
      .all(`${run} %`);
    return new Map(rows.map(({ value, entries }) => [String(value), Number(entries)]));
  } finally {
    database.close();
  }
}

/** Compares both sides of a run. */
export function balance(records: readonly LeadRecord[], cmsFolder: string, run: string): Ledger {
  const entries = entriesByMessage(cmsFolder, run);
  const ending = (end: LeadRecord['end']) => records.filter((record) => record.end === end);
  const isThere = ({ marker }: LeadRecord) => entries.has(marker);
  const total = [...entries.values()].reduce((sum, count) => sum + count, 0);
  return {
    sent: records.length,
    acknowledged: ending('acknowledged').length,
    refused: ending('refused').length,
    unknown: ending('unknown').length,
    atCms: entries.size,
    missing: ending('acknowledged').filter((record) => !isThere(record)).length,
    duplicates: total - entries.size,
    refusedAtCms: ending('refused').filter(isThere).length,
  };
}

/** Leads that the visitor believes were sent but that the CMS will not get. @param states of a site where nothing waits */
export function hiddenAmong(states: Record<string, number>): number {
  const { delivered: _atCms, refused: _told, ...hidden } = states;
  return Object.values(hidden).reduce((sum, leads) => sum + leads, 0);
}

/** The same in an outbox. */
export function hiddenLeads(outbox: string): number {
  return hiddenAmong(statesIn(outbox));
}

/** Flags in the outbox, each with its leads. */
export function flaggedLeads(outbox: string): Record<string, number> {
  const database = new DatabaseSync(outbox, { readOnly: true });
  try {
    const rows = database
      .prepare('SELECT flag.value AS name, count(*) AS leads FROM leads, json_each(flags) AS flag GROUP BY 1')
      .all();
    return Object.fromEntries(rows.map(({ name, leads }) => [String(name), Number(leads)]));
  } finally {
    database.close();
  }
}

/** One line per figure. */
export function ledgerText(title: string, ledger: Ledger, more: Record<string, string | number> = {}): string {
  const lines = Object.entries({ ...ledger, ...more }).map(([name, figure]) => `  ${name.padEnd(24)}${figure}`);
  return [`${title}:`, ...lines].join('\n');
}
