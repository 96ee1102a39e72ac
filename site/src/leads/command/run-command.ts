import { existsSync } from 'node:fs';
import { type Lead, type LeadState, statesForPerson } from '../lead.ts';
import { type LeadArchive, leadArchive } from '../lead-archive.ts';
import { OutboxUnavailableError, outboxFile } from '../outbox-file.ts';
import { withRetry } from '../with-retry.ts';
import { CommandError, type LeadsCommand } from './command-line.ts';
import { leadsAsCsv } from './leads-as-csv.ts';
import { listText, showText } from './leads-as-text.ts';
import { erasePerson, exportPerson } from './person-leads.ts';
import { writeNewFile } from './write-new-file.ts';

const ALL = 1_000_000;

function findOne(archive: LeadArchive, keyPrefix: string): Lead {
  const [lead, ...others] = archive.find(keyPrefix);
  if (!lead) throw new CommandError(`No lead has a key that starts with "${keyPrefix}".`);
  if (others.length > 0)
    throw new CommandError(
      `${others.length + 1} leads have a key that starts with "${keyPrefix}". Give more of the key.`,
    );
  return lead;
}

/** The leads with these keys, all of which must be in one of the states. */
function leadsInStates(archive: LeadArchive, keys: readonly string[], states: readonly LeadState[], problem: string) {
  const leads = keys.map((key) => findOne(archive, key));
  const other = leads.find(({ state }) => !states.includes(state));
  if (other) throw new CommandError(`${other.key} ${problem}: it is "${other.state}". Nothing was changed.`);
  return leads;
}

function queuedMessage(count: number): string {
  const those = count === 1 ? '1 lead is' : `${count} leads are`;
  return `${those} queued; the site delivers within seconds, or as soon as it is started.`;
}

function execute(archive: LeadArchive, command: LeadsCommand): string {
  switch (command.command) {
    case 'list':
      return listText(archive.list(command.states, command.most));
    case 'show': {
      const lead = findOne(archive, command.key);
      return showText(
        lead,
        archive.forms().find(({ databaseId }) => databaseId === lead.formId),
      );
    }
    case 'retry': {
      const named = command.keys.map((key) => findOne(archive, key).key);
      const inState = command.states.length > 0 ? archive.list(command.states, ALL).map(({ key }) => key) : [];
      return queuedMessage(archive.retry([...new Set([...named, ...inState])]));
    }
    case 'not-spam': {
      const leads = leadsInStates(archive, command.keys, ['spam'], 'is not in the spam inbox');
      return queuedMessage(archive.retry(leads.map(({ key }) => key)));
    }
    case 'done': {
      const leads = leadsInStates(archive, command.keys, ['spam', ...statesForPerson], 'is not waiting for a person');
      const count = archive.close(leads.map(({ key }) => key));
      return count === 1
        ? '1 lead is done and will not be sent to the CMS.'
        : `${count} leads are done and will not be sent to the CMS.`;
    }
    case 'export': {
      if (command.email !== undefined) return exportPerson(archive, command.email, command.output);
      const leads = archive.list(command.states, ALL);
      const csv = leadsAsCsv(leads, archive.forms());
      if (command.output === undefined) return csv.trimEnd();
      // Spreadsheets need this byte order mark to read a file as UTF-8.
      writeNewFile(command.output, `\ufeff${csv}`);
      return `Wrote ${leads.length} leads to ${command.output}, readable by you only. They are personal data.`;
    }
    case 'erase':
      return erasePerson(archive, command.email, command.isConfirmed);
  }
}

/**
 * Runs an operator's command.
 * @param path the outbox's file
 * @returns what to print
 * @throws CommandError when the operator can fix the problem
 */
export async function runCommand(command: LeadsCommand, path: string): Promise<string> {
  if (!existsSync(path)) {
    throw new CommandError(
      `${path} does not exist: no form has been sent to this site yet, or DATA_DIR names another folder.`,
    );
  }
  const file = outboxFile(path);
  try {
    const archive = leadArchive(file);
    return await withRetry(() => execute(archive, command));
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : '';
    throw new CommandError(
      error.isBusy
        ? 'Another program has locked the outbox. Try again in a moment.'
        : `${path} cannot be used: ${cause}. Run this as the user that runs the site.`,
    );
  } finally {
    file.close();
  }
}
