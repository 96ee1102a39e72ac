import type { SeedConfirmation, SeedForm } from '@headwater/cms/starting-content/model.ts';
import { type Confirmation, type Notification, pageNumbers } from '@headwater/gravity-forms/definition/form.ts';
import { exportOf } from '@headwater/gravity-forms/definition/form-source.ts';
import type { GravityForm } from '@headwater/gravity-forms/gravity-form.ts';

/** The page comes later: its ID is not known before it is imported. */
function withoutPage(confirmation: SeedConfirmation): Confirmation {
  if (confirmation.type !== 'PAGE') return confirmation;
  const { page, ...settings } = confirmation;
  return { ...settings, pageId: 0 };
}

/**
 * Mails to the made-up company go to the administrator, who tries the form. Receipts are off: they would reach strangers
 * in the name of a company that does not exist.
 */
function toAdministrator({ fromName, bcc, ...notification }: Notification): Notification {
  const isReceipt = 'fieldId' in notification.to;
  const address = '{admin_email}';
  return { ...notification, from: address, ...(isReceipt ? { isActive: false } : { to: { address } }) };
}

/** A form of a catalogue as `GFAPI::add_form` takes it. */
export function gravityForm(form: SeedForm): GravityForm {
  const confirmations = form.confirmations.map(withoutPage);
  const definition = { ...form, confirmations, notifications: (form.notifications ?? []).map(toAdministrator) };
  const [written] = exportOf(definition).forms;
  if (!written) throw new Error(`Form ${form.id} was not written.`);
  // Gravity Forms numbers pages when an editor saves a form, and not when it is imported.
  const numbers = pageNumbers(definition);
  const fields = written.fields.map((field) => ({ ...field, pageNumber: numbers.get(field.id) ?? 1 }));
  return { ...written, fields };
}
