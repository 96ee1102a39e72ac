import { isAfterEntry } from '../convert/confirmations.ts';
import { isSendable } from '../convert/notifications.ts';
import type { GravityForm } from '../gravity-form.ts';
import { isObject, isOn, type JsonObject, objectsIn, textOf } from '../json.ts';
import { wrongRecipients } from '../notifications/recipients.ts';
import { unmetTags } from '../submission/merge-tags.ts';
import { differs, type Finding, type Loss, lost, unknownSettings } from './loss.ts';
import { unknownConfirmationSettings, unknownFormSettings, unknownNotificationSettings } from './unknown-settings.ts';

const feedNames = /feeds?$/i;

type Rule = (form: GravityForm) => Finding | undefined | false;

const rules: readonly Rule[] = [
  ({ save }) =>
    isObject(save) &&
    isOn(save.enabled) &&
    differs(
      'The link to a saved form, and the mail with it, have the site’s own words.',
      'Nothing to do; confirmations about saving are not used.',
    ),
  ({ requireLogin }) =>
    isOn(requireLogin) &&
    differs('Visitors read that they must sign in, because they have no accounts.', 'Switch it off in the form.'),
  ({ scheduleForm }) =>
    isOn(scheduleForm) &&
    differs('The local CMS reads the times of the schedule as UTC.', 'Check the times in the form’s settings.'),
  (form) =>
    Object.entries(form).some(([name, value]) => feedNames.test(name) && objectsIn(value).length > 0) &&
    lost('Feeds of add-ons, such as to a CRM, do not run.', 'Connect the CRM with the notification or the CSV export.'),
  ({ postStatus, fields }) =>
    textOf(postStatus) !== '' &&
    fields.some(({ type }) => type.startsWith('post_')) &&
    lost('Entries do not become posts.', 'Editors write the post from the entry.'),
  (form) => unknownSettings(unknownFormSettings(form)),
];

function unmetTag(item: JsonObject, names: readonly string[]): Finding | undefined {
  const [tag] = names.flatMap((name) => unmetTags(textOf(item[name])));
  return tag === undefined
    ? undefined
    : lost(`The merge tag ${tag} stays as it is written, or empty, with the local CMS.`, 'Remove it, or use another.');
}

function confirmationFinding(confirmation: JsonObject): Finding | undefined {
  if (!isAfterEntry(confirmation)) return undefined;
  const type = textOf(confirmation.type) || 'message';
  if (type === 'page') {
    return differs(
      `It leads to the page with the ID ${textOf(confirmation.pageId)}, which may be another page here.`,
      'Choose the page again.',
    );
  }
  if (!['message', 'redirect'].includes(type)) return lost(`The type "${type}" is not known.`, 'Use a text.');
  return (
    unmetTag(confirmation, ['message', 'url', 'queryString']) ??
    unknownSettings(unknownConfirmationSettings(confirmation))
  );
}

function notificationFinding(notification: JsonObject): Finding | undefined {
  const event = textOf(notification.event) || 'form_submission';
  if (event !== 'form_submission') return lost(`It is sent on "${event}", which does not happen here.`, 'Delete it.');
  if (!isSendable(notification)) {
    return lost('It has no recipient.', 'Write an address into its To.');
  }
  const [wrong] = ['to', 'replyTo', 'cc', 'bcc'].flatMap((name) => {
    const isList = name !== 'to' || textOf(notification.toType) !== 'field';
    return isList ? wrongRecipients(textOf(notification[name])) : [];
  });
  if (wrong !== undefined) return lost(`"${wrong}" is no email address, so no mail goes there.`, 'Correct it.');
  return isOn(notification.enableAttachments)
    ? lost('Uploaded files are not attached.', 'Open them in the entry.')
    : (unmetTag(notification, ['subject', 'message', 'fromName', 'from', 'replyTo', 'cc', 'bcc']) ??
        unknownSettings(unknownNotificationSettings(notification)));
}

function named(list: GravityForm[string], kind: string, check: (item: JsonObject) => Finding | undefined): Loss[] {
  return objectsIn(list).flatMap((item) => {
    const finding = check(item);
    return finding ? [{ label: `${kind} "${textOf(item.name)}"`, ...finding }] : [];
  });
}

/** What does not concern a single field. */
export function formLosses(form: GravityForm): Loss[] {
  const own = rules.flatMap((rule) => {
    const finding = rule(form);
    return finding ? [{ label: form.title, ...finding }] : [];
  });
  return [
    ...own,
    ...named(form.confirmations ?? null, 'Confirmation', confirmationFinding),
    ...named(form.notifications ?? null, 'Notification', notificationFinding),
  ];
}
