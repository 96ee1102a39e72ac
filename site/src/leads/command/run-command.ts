import { counted } from '@headwater/contract/text/counted.ts';
import { type Lead, type LeadState, statesForPerson } from '../lead.ts';
import type { LeadArchive } from '../lead-archive.ts';
import type { LeadStore } from '../lead-store.ts';
import { OutboxUnavailableError } from '../outbox.ts';
import { withRetry } from '../with-retry.ts';
import { CommandError, type LeadsCommand, MOST_LISTED } from './command-line.ts';
import { leadsAsCsv } from './leads-as-csv.ts';
import { handOverText, leadsText, listText, showText } from './leads-as-text.ts';
import { erasePerson, exportPerson, type RemoveFile } from './person-leads.ts';
import { writeNewFile } from './write-new-file.ts';

const ALL = 1_000_000;

async function findOne(archive: LeadArchive, keyPrefix: string): Promise<Lead> {
  const [lead, ...others] = await archive.find(keyPrefix);
  if (!lead) throw new CommandError(`No lead has a key that starts with "${keyPrefix}".`);
  if (others.length > 0)
    throw new CommandError(
      `${others.length + 1} leads have a key that starts with "${keyPrefix}". Give more of the key.`,
    );
  return lead;
}

function findAll(archive: LeadArchive, keys: readonly string[]): Promise<Lead[]> {
  return Promise.all(keys.map((key) => findOne(archive, key)));
}

async function handOver(
  { archive, handOvers }: LeadStore,
  { keys, isCancelled }: Extract<LeadsCommand, { command: 'hand-over' }>,
): Promise<string> {
  if (keys.length === 0 && !isCancelled) return handOverText(await handOvers.waiting(ALL));
  const found = (await findAll(archive, keys)).map(({ key }) => key);
  if (isCancelled) return `${leadsText(await handOvers.cancel(found))} will not be handed over.`;
  const count = await handOvers.queue(found);
  const rest = found.length - count;
  const left = rest > 0 ? ` ${leadsText(rest)} not: it is spam, or its visitor read that the CMS refused it.` : '';
  return `${leadsText(count)} will be handed over within seconds by a site with LEADS_WEBHOOK_URL.${left}`;
}

/** The leads with these keys, all of which must be in one of the states. */
async function leadsInStates(
  archive: LeadArchive,
  keys: readonly string[],
  states: readonly LeadState[],
  problem: string,
) {
  const leads = await findAll(archive, keys);
  const other = leads.find(({ state }) => !states.includes(state));
  if (other) throw new CommandError(`${other.key} ${problem}: it is "${other.state}". Nothing was changed.`);
  return leads;
}

/** Leads, and how to see those that come after them. */
async function listPage(
  archive: LeadArchive,
  { states, most, page }: Extract<LeadsCommand, { command: 'list' }>,
): Promise<string> {
  const skipped = (page - 1) * most;
  const [leads, count] = [await archive.list(states, most, skipped), await archive.count(states)];
  const shown = listText(leads);
  if (leads.length === count) return shown;
  if (leads.length === 0) return `Page ${page} is beyond the last lead; there are ${count}.`;
  const last = skipped + leads.length;
  const range = `Leads ${skipped + 1} to ${last} of ${count}, newest first.`;
  if (last >= count) return `${shown}\n\n${range}`;
  const options = `${states.length > 0 ? ` --state ${states.join()}` : ''}${most === MOST_LISTED ? '' : ` --limit ${most}`}`;
  return `${shown}\n\n${range} The next ones: npm run leads -- list${options} --page ${page + 1}`;
}

function queuedMessage(count: number): string {
  return `${counted(count, 'lead is', 'leads are')} queued; the site delivers within seconds, or as soon as it is started.`;
}

async function execute(store: LeadStore, command: LeadsCommand, removeFile: RemoveFile): Promise<string> {
  const { archive, definitions } = store;
  switch (command.command) {
    case 'list':
      return listPage(archive, command);
    case 'show': {
      const lead = await findOne(archive, command.key);
      const forms = await definitions.all();
      return showText(
        lead,
        forms.find(({ databaseId }) => databaseId === lead.formId),
      );
    }
    case 'retry': {
      const named = await findAll(archive, command.keys);
      const inState = command.states.length > 0 ? await archive.list(command.states, ALL) : [];
      return queuedMessage(await archive.retry([...new Set([...named, ...inState].map(({ key }) => key))]));
    }
    case 'not-spam': {
      const leads = await leadsInStates(archive, command.keys, ['spam'], 'is not in the spam inbox');
      return queuedMessage(await archive.retry(leads.map(({ key }) => key)));
    }
    case 'done': {
      const leads = await leadsInStates(
        archive,
        command.keys,
        ['spam', ...statesForPerson],
        'is not waiting for a person',
      );
      const count = await archive.close(leads.map(({ key }) => key));
      return `${counted(count, 'lead is', 'leads are')} done and will not be sent to the CMS.`;
    }
    case 'hand-over':
      return handOver(store, command);
    case 'export': {
      if (command.email !== undefined)
        return exportPerson(archive, await definitions.all(), command.email, command.output);
      const leads = await archive.list(command.states, ALL);
      const csv = leadsAsCsv(leads, await definitions.all());
      if (command.output === undefined) return csv.trimEnd();
      // Spreadsheets need this byte order mark to read a file as UTF-8.
      writeNewFile(command.output, `\ufeff${csv}`);
      return `Wrote ${leadsText(leads.length)} to ${command.output}, readable by you only. They are personal data.`;
    }
    case 'erase':
      return erasePerson(store, command.email, command.isConfirmed, removeFile);
  }
}

/**
 * Runs an operator's command.
 * @param removeFile deletes an uploaded file of an erased lead, as the site stores it
 * @returns what to print
 * @throws CommandError when the operator can fix the problem
 */
export async function runCommand(
  command: LeadsCommand,
  store: LeadStore,
  removeFile: RemoveFile = async () => undefined,
): Promise<string> {
  try {
    return await withRetry(() => execute(store, command, removeFile));
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    throw new CommandError(
      error.isBusy
        ? `${store.name} cannot be used right now: ${error.reason}. Try again in a moment.`
        : `${store.name} cannot be used: ${error.reason}. Run this as the user and with the environment of the site.`,
    );
  } finally {
    await store.close();
  }
}
