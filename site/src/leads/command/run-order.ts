import { existsSync, writeFileSync } from 'node:fs';
import { type Lead, type LeadState, statesForPerson } from '../lead.ts';
import { type LeadArchive, leadArchive } from '../lead-archive.ts';
import { OutboxUnavailableError, outboxFile } from '../outbox-file.ts';
import { withPatience } from '../with-patience.ts';
import { type Order, OrderError } from './command-line.ts';
import { leadsAsCsv } from './leads-as-csv.ts';
import { listText, showText } from './leads-as-text.ts';

const ALL = 1_000_000;

function one(archive: LeadArchive, keyStart: string): Lead {
  const [lead, ...others] = archive.find(keyStart);
  if (!lead) throw new OrderError(`There is no lead whose key begins with "${keyStart}".`);
  if (others.length > 0)
    throw new OrderError(`${others.length + 1} leads begin with "${keyStart}". Say more of the key.`);
  return lead;
}

/** The leads that are meant, all of them in one of the states. */
function everyOne(archive: LeadArchive, keys: readonly string[], states: readonly LeadState[], otherwise: string) {
  const leads = keys.map((key) => one(archive, key));
  const other = leads.find(({ state }) => !states.includes(state));
  if (other) throw new OrderError(`${other.key} ${otherwise}: it is "${other.state}". Nothing was changed.`);
  return leads;
}

function inLine(count: number): string {
  const those = count === 1 ? '1 lead is' : `${count} leads are`;
  return `${those} in line; the site delivers within seconds when it runs, or when it is started.`;
}

function writeNew(output: string, text: string): void {
  try {
    // Spreadsheets read a file as UTF-8 only behind this mark.
    writeFileSync(output, `\ufeff${text}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new OrderError(
      isThere ? `${output} is there already. Choose another name.` : `${output} cannot be written: ${String(error)}`,
    );
  }
}

function carryOut(archive: LeadArchive, order: Order): string {
  switch (order.command) {
    case 'list':
      return listText(archive.list(order.states, order.most));
    case 'show': {
      const lead = one(archive, order.key);
      return showText(
        lead,
        archive.forms().find(({ databaseId }) => databaseId === lead.formId),
      );
    }
    case 'retry': {
      const named = order.keys.map((key) => one(archive, key).key);
      const inState = order.states.length > 0 ? archive.list(order.states, ALL).map(({ key }) => key) : [];
      return inLine(archive.retry([...new Set([...named, ...inState])]));
    }
    case 'not-spam': {
      const leads = everyOne(archive, order.keys, ['spam'], 'is not in the spam inbox');
      return inLine(archive.retry(leads.map(({ key }) => key)));
    }
    case 'done': {
      const leads = everyOne(archive, order.keys, ['spam', ...statesForPerson], 'does not wait for a person');
      const count = archive.close(leads.map(({ key }) => key));
      return count === 1
        ? '1 lead is done; the CMS does not get it.'
        : `${count} leads are done; the CMS does not get them.`;
    }
    case 'export': {
      const leads = archive.list(order.states, ALL);
      const csv = leadsAsCsv(leads, archive.forms());
      if (order.output === undefined) return csv.trimEnd();
      writeNew(order.output, csv);
      return `Wrote ${leads.length} leads to ${order.output}, readable by you only. They are personal data.`;
    }
  }
}

/**
 * Does what an operator asks for.
 * @param path the outbox's file
 * @returns what to print
 * @throws OrderError when the operator can mend it
 */
export async function runOrder(order: Order, path: string): Promise<string> {
  if (!existsSync(path)) {
    throw new OrderError(
      `${path} does not exist: nobody has sent a form to this site yet, or DATA_DIR names another folder.`,
    );
  }
  const file = outboxFile(path);
  try {
    const archive = leadArchive(file);
    return await withPatience(() => carryOut(archive, order));
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : '';
    throw new OrderError(
      error.isBusy
        ? 'Another program holds the outbox. Try again in a moment.'
        : `${path} cannot be used: ${cause}. Run this as the user that runs the site.`,
    );
  } finally {
    file.close();
  }
}
