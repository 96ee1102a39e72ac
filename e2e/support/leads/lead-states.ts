import { DatabaseSync } from 'node:sqlite';

/** The number of leads in each state of an outbox. */
export function statesIn(outbox: string): Record<string, number> {
  const database = new DatabaseSync(outbox, { readOnly: true });
  try {
    const rows = database.prepare('SELECT state, count(*) AS leads FROM leads GROUP BY state').all();
    return Object.fromEntries(rows.map(({ state, leads }) => [String(state), Number(leads)]));
  } finally {
    database.close();
  }
}
