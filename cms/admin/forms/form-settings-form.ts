import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import type { Confirmation, Form, Notification } from '@headwater/gravity-forms/definition/form.ts';
import type { FormField } from '@headwater/gravity-forms/fields/field-kinds.ts';
import { type Html, html } from '../../web/html.ts';
import { line, lines, pick, tick } from '../fields/controls.ts';
import { ruleControls } from './confirmation-rules.ts';

const periods = [
  ['', 'in all'],
  ['DAY', 'a day'],
  ['WEEK', 'a week'],
  ['MONTH', 'a month'],
  ['YEAR', 'a year'],
] as const;

const confirmationTypes = [
  ['MESSAGE', 'Show a text'],
  ['REDIRECT', 'Go to a URL'],
  ['PAGE', 'Go to a page'],
] as const;

/** When the form accepts entries, and how many. */
export function availability({ schedule, entryLimit }: Form): Html {
  return html`<fieldset class="card"><legend class="sr">Availability</legend><h2>Availability</h2>
    ${line({ name: 'start', label: 'Opens', type: 'datetime-local', value: schedule?.start, hint: 'UTC; empty: at once' })}
    ${line({ name: 'end', label: 'Closes', type: 'datetime-local', value: schedule?.end, hint: 'UTC; empty: never' })}
    ${lines({ name: 'pendingMessage', label: 'Before it opens', value: schedule?.pendingMessage, hint: 'HTML' })}
    ${lines({ name: 'closedMessage', label: 'After it closed', value: schedule?.closedMessage, hint: 'HTML' })}
    ${line({ name: 'maxEntries', label: 'Entries at most', value: entryLimit?.maxEntries, hint: 'empty: no limit' })}
    ${pick('period', 'Counted', entryLimit?.period ?? '', periods)}
    ${lines({ name: 'limitReachedMessage', label: 'When it is full', value: entryLimit?.limitReachedMessage, hint: 'HTML' })}</fieldset>`;
}

/** Whether visitors may save an unfinished form, and the text of the button. */
export function savingControls({ saveAndContinue }: Form): Html {
  return html`<fieldset class="card"><legend class="sr">Save and continue</legend><h2>Save and continue</h2>
    ${tick('save', 'Visitors may save the form and send it later', saveAndContinue !== undefined)}
    ${line({ name: 'buttonText', label: 'Text of the button', value: saveAndContinue?.buttonText, hint: 'empty: Save & Continue' })}</fieldset>`;
}

/** One confirmation; undefined: an empty one, to add. */
export function confirmationControls(
  fields: readonly FormField[],
  confirmation: Confirmation | undefined,
  index: number,
): Html {
  const name = `confirmations.${index}`;
  const own = { message: '', url: '', pageId: '', queryString: '', ...confirmation };
  const title = confirmation ? confirmation.name || 'Confirmation' : 'Another confirmation';
  return html`<fieldset class="card"><legend>${title}</legend><input type="hidden" name="${name}.id" value="${confirmation?.id ?? ''}">
    ${line({ name: `${name}.name`, label: 'Name', value: confirmation?.name, ...(!confirmation && { hint: 'leave it empty to add none' }) })}
    ${pick(`${name}.type`, 'Then', confirmation?.type ?? 'MESSAGE', confirmationTypes)}
    ${lines({ name: `${name}.message`, label: 'Text', value: own.message, hint: 'HTML with merge tags' })}
    ${line({ name: `${name}.url`, label: 'URL', value: own.url })}${line({ name: `${name}.pageId`, label: 'ID of the page', value: own.pageId })}
    ${line({ name: `${name}.queryString`, label: 'Query string', value: own.queryString, hint: 'such as name={Name:1.3}' })}
    ${confirmation?.isDefault ? html`<p class="hint">Shown when no other applies.</p>` : html`${ruleControls(name, confirmation?.conditionalLogic, fields)}${switches(name, confirmation)}`}</fieldset>`;
}

/** One notification; undefined: an empty one, to add. */
export function notificationControls(notification: Notification | undefined, index: number): Html {
  const name = `notifications.${index}`;
  const to = notification?.to;
  const routes = to && 'routes' in to ? to.routes : undefined;
  const address = to && ('address' in to ? to.address : 'fieldId' in to ? `field ${to.fieldId}` : '');
  return html`<fieldset class="card"><legend>${notification ? notification.name || 'Notification' : 'Another notification'}</legend>
    <input type="hidden" name="${name}.id" value="${notification?.id ?? ''}">
    ${line({ name: `${name}.name`, label: 'Name', value: notification?.name, ...(!notification && { hint: 'leave it empty to add none' }) })}
    ${routes ? html`<p class="hint">To: ${routes.map(({ address }) => address).join(', ')}, by rules, which stay as they are.</p>` : line({ name: `${name}.to`, label: 'To', value: address, hint: 'addresses with commas between them, {admin_email}, or “field 4” for the address in a field' })}
    ${line({ name: `${name}.from`, label: 'From', value: notification?.from ?? '{admin_email}' })}
    ${line({ name: `${name}.fromName`, label: 'Name of the sender', value: notification?.fromName })}
    ${line({ name: `${name}.replyTo`, label: 'Replies to', value: notification?.replyTo })}
    ${line({ name: `${name}.cc`, label: 'Copy', value: notification?.cc })}
    ${line({ name: `${name}.bcc`, label: 'Blind copy', value: notification?.bcc })}
    ${line({ name: `${name}.subject`, label: 'Subject', value: notification?.subject })}
    ${lines({ name: `${name}.message`, label: 'Text', value: notification?.message ?? '{all_fields}', hint: 'HTML with merge tags' })}
    ${switches(name, notification)}${ruleHint(notification?.conditionalLogic)}</fieldset>`;
}

function ruleHint(logic: ConditionalLogic | undefined): Html | null {
  const count = logic?.rules.length;
  if (count === undefined) return null;
  return html`<p class="hint">It has ${count} ${count === 1 ? 'rule' : 'rules'} of conditional logic, which stay as they are.</p>`;
}

function switches(name: string, item: Confirmation | Notification | undefined): Html | null {
  if (!item) return null;
  return html`${tick(`${name}.isActive`, 'Active', item.isActive !== false)}${tick(`${name}.delete`, 'Delete it', false)}`;
}
