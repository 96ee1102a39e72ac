import type { SeedConfirmation, SeedForm } from '@headwater/cms/catalogue/model.ts';
import { type Form, type Notification, pageNumbers } from '@headwater/cms/forms/definition/form.ts';
import type { FormField } from '@headwater/cms/forms/fields/field-kinds.ts';
import { gravityAdditions } from './gravity-inputs.ts';
import { fieldSettings, type GravitySettings, gravityButton, gravityLogic } from './gravity-settings.ts';

function gravityField(field: FormField, pageNumber: number | undefined): GravitySettings {
  const stored = Object.entries(field).map(([name, value]) => {
    // The table has a function for each setting, which takes the setting's own value.
    const convert = fieldSettings[name as keyof typeof fieldSettings] as (value: unknown) => GravitySettings;
    return value === undefined ? {} : convert(value);
  });
  return Object.assign({ label: '', pageNumber }, ...stored, gravityAdditions(field));
}

function gravityConfirmation(confirmation: SeedConfirmation): GravitySettings {
  const { id, name, isDefault = false, isActive = true, conditionalLogic, type } = confirmation;
  return {
    ...{ id, name, isDefault, isActive, type: type.toLowerCase() },
    ...(type === 'MESSAGE' && { message: confirmation.message, disableAutoformat: true }),
    ...(type === 'REDIRECT' && { url: confirmation.url }),
    ...('queryString' in confirmation && { queryString: confirmation.queryString }),
    ...(conditionalLogic && { conditionalLogic: gravityLogic(conditionalLogic) }),
  };
}

/**
 * Mails to the made-up company go to the administrator, who tries the form. Receipts are off: they would reach strangers
 * in the name of a company that does not exist.
 */
function gravityNotification({ id, name, to, subject, message, replyTo = '', conditionalLogic }: Notification) {
  const isReceipt = 'fieldId' in to;
  return {
    ...{ id, name, event: 'form_submission', isActive: !isReceipt },
    ...(isReceipt ? { toType: 'field', to: String(to.fieldId) } : { toType: 'email', to: '{admin_email}' }),
    ...{ from: '{admin_email}', replyTo, subject, message, disableAutoformat: true },
    ...(conditionalLogic && { conditionalLogic: gravityLogic(conditionalLogic) }),
  };
}

/** `2026-03-06T23:00` as Gravity Forms stores it: with the clock of 12 hours. */
function gravityTime(name: 'scheduleStart' | 'scheduleEnd', time: string | undefined): GravitySettings {
  const [, year, month, day, hour = '', minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(time ?? '') ?? [];
  if (!year) return {};
  return {
    [name]: `${month}/${day}/${year}`,
    [`${name}Hour`]: String(Number(hour) % 12 || 12),
    [`${name}Minute`]: minute,
    [`${name}Ampm`]: Number(hour) < 12 ? 'am' : 'pm',
  };
}

function limits({ schedule, entryLimit, login }: Pick<Form, 'schedule' | 'entryLimit' | 'login'>): GravitySettings {
  return {
    ...(schedule && {
      scheduleForm: true,
      ...gravityTime('scheduleStart', schedule.start),
      ...gravityTime('scheduleEnd', schedule.end),
      schedulePendingMessage: schedule.pendingMessage ?? '',
      scheduleMessage: schedule.closedMessage ?? '',
    }),
    ...(entryLimit && {
      limitEntries: true,
      limitEntriesCount: entryLimit.maxEntries,
      limitEntriesPeriod: entryLimit.period?.toLowerCase() ?? '',
      limitEntriesMessage: entryLimit.limitReachedMessage ?? '',
    }),
    ...(login && { requireLogin: true, requireLoginMessage: login.loginRequiredMessage ?? '' }),
  };
}

function pages({ pagination, firstPageCssClass }: Pick<Form, 'pagination' | 'firstPageCssClass'>): GravitySettings {
  if (!pagination) return {};
  return {
    firstPageCssClass,
    pagination: {
      type: pagination.type?.toLowerCase() ?? 'percentage',
      pages: pagination.pageNames,
      style: pagination.style?.toLowerCase(),
      display_progressbar_on_confirmation: pagination.hasProgressbarOnConfirmation,
      progressbar_completion_text: pagination.progressbarCompletionText,
    },
    lastPageButton: gravityButton(pagination.lastPageButton ?? {}),
  };
}

/** A form of a catalogue as `GFAPI::add_form` takes it. The page of a confirmation is not in it. */
export function gravityForm(form: SeedForm): GravitySettings {
  const numbers = pageNumbers({ ...form, confirmations: [] });
  return {
    ...{ title: form.title, description: form.description ?? '', cssClass: form.cssClass },
    labelPlacement: `${(form.labelPlacement ?? 'TOP').toLowerCase()}_label`,
    descriptionPlacement: (form.descriptionPlacement ?? 'BELOW').toLowerCase(),
    subLabelPlacement: (form.subLabelPlacement ?? 'BELOW').toLowerCase(),
    requiredIndicator: (form.requiredIndicator ?? 'TEXT').toLowerCase(),
    customRequiredIndicator: form.customRequiredIndicator,
    enableHoneypot: form.hasHoneypot ?? false,
    validationSummary: form.hasValidationSummary ?? false,
    button: gravityButton({ text: 'Submit', ...form.submitButton }),
    fields: form.fields.map((field) => gravityField(field, numbers.get(field.id))),
    confirmations: form.confirmations.map(gravityConfirmation),
    notifications: (form.notifications ?? []).map(gravityNotification),
    ...pages(form),
    ...limits(form),
  };
}
