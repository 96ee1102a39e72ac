import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { SubInput, TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../rules/posted-values.ts';
import type { FieldKind } from './field-kind.ts';

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
  rule: ({ hasEmailConfirmation }) => ({ type: 'EMAIL', confirmation: hasEmailConfirmation ? {} : null }),
  store: ({ id }, posted): Record<string, string> => {
    const value = postedText(posted, id);
    return value ? { [id]: value } : {};
  },
};
