import { messages } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { SubInput, TypedSettings } from '../definition/field-settings.ts';
import { isEmailAddress } from '../email-address.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, refuse } from './field-kind.ts';

export interface EmailField extends TypedSettings<'EMAIL'> {
  hasEmailConfirmation?: boolean;
  confirmation?: SubInput;
}

export const emailKind: FieldKind<EmailField> = {
  type: 'EMAIL',
  valueKey: 'emailValues',
  details: (field) => {
    const { id, hasEmailConfirmation, confirmation, placeholder, defaultValue, autocompleteAttribute } = field;
    const own = { id, label: 'Enter Email', placeholder, defaultValue, autocompleteAttribute };
    return {
      inputs: hasEmailConfirmation ? [own, { label: 'Confirm Email', ...confirmation, id: Number(`${id}.2`) }] : [own],
    };
  },
  post: ({ id }, { emailValues }) => {
    const value = trimmed(emailValues?.value ?? '');
    // As in the plugin: it posts the address twice when there was a confirmation, whatever it was.
    const confirmation = emailValues?.confirmationValue ? value : '';
    return [
      [String(id), value],
      [`${id}.2`, confirmation],
    ];
  },
  isEmpty: ({ id }, posted) => postedText(posted, id) === '',
  check: ({ id, hasEmailConfirmation }, posted) => {
    const value = postedText(posted, id);
    if (value === '') return undefined;
    if (!isEmailAddress(value)) return refuse(messages.emailFormat);
    const isConfirmed = !hasEmailConfirmation || postedText(posted, `${id}.2`) === value;
    return isConfirmed ? undefined : refuse(messages.emailMismatch);
  },
  store: ({ id }, posted): Record<string, string> => {
    const value = postedText(posted, id);
    return value ? { [id]: value } : {};
  },
};
