import { referenceOf } from '@headwater/contract/forms/reference.ts';
import type { FieldType } from '../../forms/fields/form-field.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { REQUEST_INPUT, type RequestRow, rowOf } from '../../request-list/request-rows.ts';
import { leadAnswers } from '../command/lead-answers.ts';
import { valueText } from '../command/value-text.ts';
import type { Lead, LeadContent, LeadFlag } from '../lead.ts';
import { representativeIn } from '../territory.ts';
import { fileLink } from './file-link.ts';

/** What the webhook gets of a lead. lead-event.schema.json describes it for receivers, docs/crm.md explains it. */
export interface LeadEvent {
  version: 1;
  /** The lead's number: the same in every attempt and repeat. */
  event: string;
  /** What the visitor was shown, and what `npm run leads -- show` accepts. */
  reference: string;
  site: string;
  accepted: string;
  form: { id: number; title: string | null };
  page: string;
  flags: readonly LeadFlag[];
  /** Null while the CMS does not have it. */
  entry: number | null;
  contact: Record<'email' | 'phone' | 'firstName' | 'lastName', string | null>;
  answers: { field: number; label: string | null; text: string }[];
  /** Of the visitor's region, by the form's hidden field for it. */
  representative: string | null;
  /** The lines of a visitor's request, from the form's list field for it. */
  request: RequestRow[];
  files: { field: number; name: string; bytes: number; url: string; until: string }[];
}

type EventLead = Pick<Lead, 'key' | 'formId' | 'state' | 'acceptedAt' | 'flags' | 'entryId' | 'content'>;

/** The contact of the form's first fields of these types, which most receivers have columns for. */
function contactOf({ values }: LeadContent, form: FormDefinition | undefined): LeadEvent['contact'] {
  const first = (type: FieldType) => {
    const field = form?.fields.find((known) => known.type === type);
    return { field, value: values.find((value) => field !== undefined && value?.id === field.id) };
  };
  const text = (type: FieldType) => {
    const { field, value } = first(type);
    return value ? valueText(value, field) || null : null;
  };
  const name = first('NAME').value?.nameValues;
  return {
    email: first('EMAIL').value?.emailValues?.value || null,
    phone: text('PHONE'),
    firstName: name?.first || null,
    lastName: name?.last || null,
  };
}

function requestOf({ values }: LeadContent, form: FormDefinition | undefined): RequestRow[] {
  const field = form?.fields.find(({ type, prefill }) => type === 'LIST' && prefill === REQUEST_INPUT);
  if (field?.type !== 'LIST' || field.columns.length < 2) return [];
  const rows = values.find((value) => value?.id === field.id)?.listValues ?? [];
  return rows.map((row) => rowOf((row?.rowValues ?? []).map(String), field.columns));
}

/** @param until epoch milliseconds when the links to its files end */
export function leadEvent(
  lead: EventLead,
  form: FormDefinition | undefined,
  siteUrl: string,
  until: number,
): LeadEvent {
  const { key, content } = lead;
  const answers = leadAnswers(lead, form).filter(({ files }) => files === undefined);
  return {
    version: 1,
    event: key,
    reference: referenceOf(key),
    site: siteUrl,
    accepted: new Date(lead.acceptedAt).toISOString(),
    form: { id: lead.formId, title: form?.title ?? null },
    page: content.entryMeta.sourceUrl,
    flags: lead.flags,
    entry: lead.entryId,
    contact: contactOf(content, form),
    answers: answers.map(({ id, label = null, text }) => ({ field: id, label, text })),
    representative: (form && representativeIn(form, content.values)) ?? null,
    request: requestOf(content, form),
    files: (content.files ?? []).map(({ fieldId, name, size, upload }) => ({
      field: fieldId,
      name,
      bytes: size,
      url: new URL(fileLink(upload, until), siteUrl).href,
      until: new Date(until).toISOString(),
    })),
  };
}
