import { randomBytes } from 'node:crypto';
import type { EditableSettings } from '@headwater/gravity-forms/convert/form.ts';
import type { JsonObject } from '@headwater/gravity-forms/json.ts';
import { wrongRecipients } from '@headwater/gravity-forms/notifications/recipients.ts';
import { type AddProblem, problemCollector } from '../fields/field-editor.ts';
import type { PostedForm } from '../page/posted-form.ts';
import { readRules } from './confirmation-rules.ts';

type Items = readonly { id: string; isDefault?: boolean }[];

/**
 * The posted settings of a form.
 * @param stored the items that the form has, whose rules stay
 */
export function readChanges(form: PostedForm, stored: { confirmations: Items; notifications: Items }) {
  const { problems, add } = problemCollector();
  const settings: EditableSettings = {
    title: form.text('title').trim(),
    schedule: readSchedule(form, add) as JsonObject,
    entryLimit: readLimit(form, add) as JsonObject,
    saveAndContinue: (form.has('save') ? filled(form, '', ['buttonText']) : undefined) as JsonObject,
    confirmations: readItems(form, 'confirmations', stored.confirmations, add, readConfirmation),
    notifications: readItems(form, 'notifications', stored.notifications, add, readNotification),
  };
  if (settings.title === '') add('title', 'Title: write one.');
  return { settings, problems };
}

function filled(form: PostedForm, prefix: string, names: readonly string[]): Record<string, string> {
  const texts = names.map((name): [string, string] => [name, form.text(`${prefix}${name}`).trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function readSchedule(form: PostedForm, add: AddProblem): JsonObject | undefined {
  const schedule = filled(form, '', ['start', 'end', 'pendingMessage', 'closedMessage']);
  for (const name of ['start', 'end'] as const) {
    if (schedule[name] !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(schedule[name])) {
      add(name, `${schedule[name]} is not a time. Write it like 2026-11-30T17:00.`);
    }
  }
  if (schedule.start && schedule.end && schedule.end <= schedule.start) {
    add('end', 'The form closes before it opens. Choose a later time.');
  }
  return schedule.start || schedule.end ? schedule : undefined;
}

function readLimit(form: PostedForm, add: AddProblem): JsonObject | undefined {
  const { maxEntries, ...rest } = filled(form, '', ['maxEntries', 'period', 'limitReachedMessage']);
  if (maxEntries === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(maxEntries)) {
    add('maxEntries', `Entries at most: "${maxEntries}" is not a whole number from 1.`);
  }
  return { maxEntries: Number(maxEntries), ...rest };
}

type Reader = (form: PostedForm, name: string, add: AddProblem) => JsonObject;

/** The items of a list; one without a name is not added, one that is ticked is deleted. */
function readItems(form: PostedForm, list: string, stored: Items, add: AddProblem, read: Reader): JsonObject[] {
  return Array.from({ length: stored.length + 1 }, (_, index) => index).flatMap((index) => {
    const name = `${list}.${index}`;
    const known = stored.find(({ id }) => id !== '' && id === form.text(`${name}.id`));
    const isGone = known ? form.has(`${name}.delete`) && !known.isDefault : form.text(`${name}.name`).trim() === '';
    if (isGone) return [];
    const isActive = !known || known.isDefault === true || form.has(`${name}.isActive`);
    const id = known?.id ?? randomBytes(7).toString('hex').slice(0, 13);
    const logic = form.has(`${name}.mode`) && readRules(form, name, add);
    const emptied = Object.entries(known ?? {}).filter(
      ([key, value]) => typeof value === 'string' && form.has(`${name}.${key}`) && form.text(`${name}.${key}`) === '',
    );
    const base = { ...known, ...Object.fromEntries(emptied.map(([key]) => [key, ''])) } as JsonObject;
    const own = { ...base, ...read(form, `${name}.`, add), ...logic, id };
    return [{ ...own, name: form.text(`${name}.name`).trim(), isActive }];
  });
}

const readConfirmation: Reader = (form, prefix, add) => {
  const type = form.text(`${prefix}type`);
  const texts = filled(form, prefix, ['message', 'url', 'queryString']);
  const pageId = form.text(`${prefix}pageId`).trim();
  if (type === 'REDIRECT' && texts.url === undefined) {
    add(`${prefix}url`, 'URL: write the one that the visitor goes to.');
  }
  if (type === 'PAGE' && !/^[1-9]\d{0,8}$/.test(pageId)) {
    add(`${prefix}pageId`, 'ID of the page: write the number from the page’s URL.');
  }
  return { message: '', ...texts, type, ...(pageId !== '' && { pageId: Number(pageId) }) };
};

const readNotification: Reader = (form, prefix, add) => {
  const to = form.text(`${prefix}to`).trim();
  const fieldId = /^field (\d+)$/i.exec(to)?.[1];
  const isRouted = !form.has(`${prefix}to`);
  for (const [name, label] of Object.entries({ to: 'To', replyTo: 'Replies to', cc: 'Copy', bcc: 'Blind copy' })) {
    const list = form.text(`${prefix}${name}`).trim();
    const [wrong] =
      name !== 'to' ? wrongRecipients(list) : fieldId || isRouted ? [] : list ? wrongRecipients(list) : [''];
    if (wrong === undefined) continue;
    const message = `${label}: "${wrong}" is neither an email address nor “field 4”. Correct it, or delete the notification.`;
    add(`${prefix}${name}`, message);
  }
  return {
    subject: '',
    message: '',
    from: '{admin_email}',
    ...filled(form, prefix, ['from', 'fromName', 'replyTo', 'cc', 'bcc', 'subject', 'message']),
    ...(!isRouted && { to: fieldId === undefined ? { address: to } : { fieldId: Number(fieldId) } }),
  };
};
