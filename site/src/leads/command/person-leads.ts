import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { Lead } from '../lead.ts';
import type { LeadArchive } from '../lead-archive.ts';
import type { LeadStore } from '../lead-store.ts';
import { withRetry } from '../with-retry.ts';
import { leadAnswers } from './lead-answers.ts';
import { leadsText } from './leads-as-text.ts';
import { writeNewFile } from './write-new-file.ts';

/** Whether one of the lead's values is this address. One that only occurs within a longer text is another person's. */
function isFrom({ content: { values, files } }: Lead, email: string): boolean {
  const saidOfPictures = files?.map(({ imageTexts }) => imageTexts);
  return textsIn([values, saidOfPictures]).some((text) => text.trim().toLowerCase() === email.toLowerCase());
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsIn);
}

/** What is stored about a person, one JSON object a line: a copy that can be handed over. */
function personLines(leads: readonly Lead[], forms: readonly FormDefinition[]): string {
  const lines = leads.map((lead) => {
    const { key, formId, state, acceptedAt, entryId, content } = lead;
    const form = forms.find(({ databaseId }) => databaseId === formId);
    const values = leadAnswers(lead, form).map(({ id, label = `field ${id}`, text, files }) => ({
      label,
      text,
      files,
    }));
    return JSON.stringify({
      store: 'outbox of the site',
      key,
      form: form?.title ?? formId,
      state,
      entryId,
      accepted: new Date(acceptedAt).toISOString(),
      ...(lead.handOver === 'done' && { handedOver: new Date(lead.handOverAt ?? 0).toISOString() }),
      values,
      ...content.entryMeta,
    });
  });
  return lines.join('\n');
}

/** Prints or writes what is stored about a person. */
export async function exportPerson(
  archive: LeadArchive,
  forms: readonly FormDefinition[],
  email: string,
  output: string | undefined,
): Promise<string> {
  const leads = (await archive.mentioning(email)).filter((lead) => isFrom(lead, email));
  const lines = personLines(leads, forms);
  if (output === undefined) return lines;
  writeNewFile(output, lines === '' ? '' : `${lines}\n`);
  return `Wrote ${leadsText(leads.length)} of this person to ${output}, readable by you only.`;
}

/** Deletes an uploaded file by its ID; one that does not exist is no error. */
export type RemoveFile = (upload: string) => Promise<void>;

/**
 * Erases a person's leads, whatever their state, and their files that the CMS does not have yet; without a confirmation
 * it only counts them.
 */
export async function erasePerson(
  { archive, claims }: Pick<LeadStore, 'archive' | 'claims'>,
  email: string,
  isConfirmed: boolean,
  removeFile: RemoveFile,
): Promise<string> {
  const found = await archive.mentioning(email);
  const own = found.filter((lead) => isFrom(lead, email));
  const keys = own.map(({ key }) => key);
  const others = found.length - keys.length;
  const mentioned = others > 0 ? ` ${others} more only mention the address in a text, and stay.` : '';
  if (!isConfirmed)
    return `${leadsText(keys.length)} would be erased; add --yes to do it.${mentioned}${handedOverText(own)}`;
  const erased = await archive.erase(keys);
  const gone = own.filter(({ key }) => erased.includes(key));
  const files = gone.flatMap(({ content }) => content.files ?? []);
  const uploads = files.map(({ upload }) => upload);
  // A file of a lead that was sent twice may belong to the other one still. Retried here: if the whole command were, it
  // would find neither these leads nor their files.
  const removeFiles = async (unclaimed: readonly string[]) => {
    for (const upload of unclaimed) await removeFile(upload);
  };
  await withRetry(() => claims.withUnclaimed(uploads, removeFiles));
  const busy = keys.length - erased.length;
  const waiting = busy > 0 ? ` ${busy} is being delivered right now: run this again in a minute.` : '';
  return `Erased ${leadsText(erased.length)} from the outbox.${mentioned}${waiting}${handedOverText(gone)}`;
}

/** What an operator has to erase elsewhere: a lead that was sent without a response may have arrived. */
function handedOverText(leads: readonly Lead[]): string {
  const numbers = leads.filter(({ handOverAttempts }) => handOverAttempts > 0).map(({ key }) => key);
  if (numbers.length === 0) return '';
  return `\n${leadsText(numbers.length)} went to the webhook. Erase there what has these event numbers:\n${numbers.join('\n')}`;
}
