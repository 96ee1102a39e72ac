import { buttonOf, type GravityForm, nextFieldId } from '../gravity-form.ts';
import { isObject, isOff, isOn, type Json, type JsonObject, textOf } from '../json.ts';
import { flag, oneOf, text } from './codec.ts';
import { readConfirmations, writeConfirmations } from './confirmations.ts';
import { type FieldJson, readField, writeField } from './field.ts';
import { readEntryLimit, readSchedule, writeEntryLimit, writeSchedule } from './limits.ts';
import { readNotifications, writeNotifications } from './notifications.ts';
import { buttonSettings, formSettings, readSettings, type Setting, writeSettings } from './settings.ts';

const styles = { blue: 'BLUE', grey: 'GREY', green: 'GREEN', orange: 'ORANGE', red: 'RED', custom: 'CUSTOM' };

const settings: readonly Setting[] = [
  { property: 'type', setting: 'type', codec: oneOf({ none: 'NONE', percentage: 'PERCENTAGE', steps: 'STEPS' }) },
  { property: 'style', setting: 'style', codec: oneOf(styles) },
  { property: 'display_progressbar_on_confirmation', setting: 'hasProgressbarOnConfirmation', codec: flag },
  { property: 'progressbar_completion_text', setting: 'progressbarCompletionText', codec: text },
];

/** How a form with pages shows its progress; undefined for a form that says nothing about it. */
function readPagination(form: JsonObject): JsonObject | undefined {
  const stored = isObject(form.pagination) ? form.pagination : {};
  const names = Array.isArray(stored.pages) ? stored.pages.map(textOf) : [];
  const last = isObject(form.lastPageButton) ? readSettings(buttonSettings, form.lastPageButton) : {};
  const pagination = {
    ...readSettings(settings, stored),
    ...(names.length > 0 && { pageNames: names }),
    ...(Object.keys(last).length > 0 && { lastPageButton: last }),
  };
  return Object.keys(pagination).length > 0 ? pagination : undefined;
}

function writePagination(pagination: Json | undefined): JsonObject {
  if (!isObject(pagination)) return { pagination: null };
  const { pageNames = [], lastPageButton } = pagination;
  return {
    pagination: { ...writeSettings(settings, pagination), pages: pageNames },
    ...(isObject(lastPageButton) && { lastPageButton: writeSettings(buttonSettings, lastPageButton) }),
  };
}

const DEFAULT_TEXT = 'Save & Continue';

/** The button with which visitors save an unfinished form; undefined where the editor did not switch it on. */
function readSaveAndContinue(form: JsonObject): JsonObject | undefined {
  const { save } = form;
  if (!isObject(save) || !isOn(save.enabled)) return undefined;
  return { buttonText: (isObject(save.button) && textOf(save.button.text)) || DEFAULT_TEXT };
}

/** @param base the setting as it was stored: the button's text survives switching it off */
function writeSaveAndContinue(setting: JsonObject | undefined, base: Json | undefined): JsonObject {
  const stored = isObject(base) ? base : {};
  const button = isObject(stored.button) ? stored.button : { type: 'link', text: DEFAULT_TEXT };
  const text = textOf(setting?.buttonText) || textOf(button.text) || DEFAULT_TEXT;
  return { save: { ...stored, enabled: setting !== undefined, button: { ...button, text } } };
}

/** A form in the words of its definition (`definition/form.ts`), as JSON. */
export interface FormJson extends JsonObject {
  id: number;
  title: string;
  fields: FieldJson[];
  confirmations: JsonObject[];
}

/** A form of Gravity Forms in the words of the definition. What the definition has no word for is left out. */
export function readForm(form: GravityForm): FormJson {
  const schedule = readSchedule(form);
  const entryLimit = readEntryLimit(form);
  const notifications = readNotifications(form.notifications);
  const pagination = readPagination(form);
  const saveAndContinue = readSaveAndContinue(form);
  const submitButton = readSettings(buttonSettings, buttonOf(form));
  const loginMessage = textOf(form.requireLoginMessage);
  return {
    ...readSettings(formSettings, form),
    ...(isOff(form.is_active) && { isActive: false }),
    ...(isOn(form.is_trash) && { isTrash: true }),
    ...(Object.keys(submitButton).length > 0 && { submitButton }),
    ...(pagination && { pagination }),
    ...(saveAndContinue && { saveAndContinue }),
    ...(schedule && { schedule }),
    ...(entryLimit && { entryLimit }),
    ...(isOn(form.requireLogin) && { login: loginMessage ? { loginRequiredMessage: loginMessage } : {} }),
    ...(notifications.length > 0 && { notifications }),
    confirmations: readConfirmations(form.confirmations),
    // The editor has a submit button among its fields, which the form's own settings describe.
    fields: form.fields.filter(({ type }) => type !== 'submit').map(readField),
    title: form.title,
    id: form.id,
  };
}

/** A form that never was in Gravity Forms, as Gravity Forms would store it. */
export function writeForm(definition: FormJson): GravityForm {
  const fields = definition.fields.map((field) => writeField(field, definition.id));
  return withSettings(
    {
      ...writeSettings(formSettings, definition),
      button: { type: 'text', text: 'Submit', imageUrl: '', ...writtenButton(definition.submitButton) },
      ...writePagination(definition.pagination),
      ...(isObject(definition.saveAndContinue) && writeSaveAndContinue(definition.saveAndContinue, undefined)),
      ...(isObject(definition.login) && {
        requireLogin: true,
        requireLoginMessage: textOf(definition.login.loginRequiredMessage),
      }),
      version: '2.9.0',
      markupVersion: 2,
      fields,
      nextFieldId: nextFieldId({ ...definition, fields }),
      confirmations: [],
      notifications: [],
      title: definition.title,
      id: definition.id,
    },
    definition,
  );
}

/** What an editor of the local CMS can change about a form. */
export type EditableSettings = Partial<
  Pick<
    FormJson,
    'title' | 'isActive' | 'isTrash' | 'schedule' | 'entryLimit' | 'saveAndContinue' | 'confirmations' | 'notifications'
  >
>;

/**
 * The form with some settings changed, and everything else as it was.
 * @param changes settings that are present; `schedule`, `entryLimit` and `saveAndContinue` are switched off by undefined
 */
export function withSettings(form: GravityForm, changes: EditableSettings): GravityForm {
  const { title, isActive, isTrash, confirmations, notifications } = changes;
  return {
    ...form,
    ...(title !== undefined && { title }),
    // Exports of Gravity Forms have neither: a form is active unless it says otherwise.
    ...('isActive' in changes && flagProperty(form, 'is_active', isActive !== false, true)),
    ...('isTrash' in changes && flagProperty(form, 'is_trash', isTrash === true, false)),
    ...('schedule' in changes && writeSchedule(objectOf(changes.schedule))),
    ...('entryLimit' in changes && writeEntryLimit(objectOf(changes.entryLimit))),
    ...('saveAndContinue' in changes && writeSaveAndContinue(objectOf(changes.saveAndContinue), form.save)),
    ...(confirmations && { confirmations: writeConfirmations(confirmations, form.confirmations) }),
    ...(notifications && { notifications: writeNotifications(notifications, form.notifications) }),
  };
}

function flagProperty(form: GravityForm, name: string, isSet: boolean, byDefault: boolean): JsonObject {
  return isSet === byDefault && form[name] === undefined ? {} : { [name]: isSet ? '1' : '0' };
}

function writtenButton(button: Json | undefined): JsonObject {
  return isObject(button) ? writeSettings(buttonSettings, button) : {};
}

function objectOf(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}
