import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { countries } from '@headwater/contract/forms/countries.ts';
import type { FormField } from '../forms/fields/form-field.ts';
import { imageTextInputs, imageTextKeys } from '../forms/fields/shared/image-texts.ts';
import {
  confirmationName,
  consentName,
  inputName,
  listName,
  OTHER_CHOICE,
  otherName,
} from '../forms/fields/shared/input-names.ts';
import type { SubmissionValue } from '../forms/fields/shared/submission-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { LeadFile } from './lead.ts';

type Input = [name: string, value: string];

/** Texts of a field by the keys of its inputs. */
function partInputs<Key extends string>(
  inputs: readonly { key: Key; id: number }[],
  parts: { readonly [key in Key]?: string | null } | null | undefined,
): Input[] {
  return inputs.flatMap(({ key, id }): Input[] => {
    const text = parts?.[key];
    return text === null || text === undefined ? [] : [[inputName(id), text]];
  });
}

/** Gravity Forms' selects post names of countries. The country of an address may be implied: it has no control here. */
function addressInputs(field: FormField & { type: 'ADDRESS' }, { addressValues }: SubmissionValue): Input[] {
  const { inputs, impliedCountry } = field;
  const implied = impliedCountry ? [{ key: 'country', id: impliedCountry.inputId } as const] : [];
  const country = addressValues?.country && countries[addressValues.country];
  return partInputs([...inputs, ...implied], { ...addressValues, ...(country && { country }) });
}

function valueInputs(field: FormField, value: string): Input[] {
  const { id } = field;
  if (field.type === 'CONSENT') return [[consentName(id), value]];
  const isOther =
    field.type === 'RADIO' && field.hasOtherChoice && !field.choices.some((choice) => choice.value === value);
  return isOther
    ? [
        [inputName(id), OTHER_CHOICE],
        [otherName(id), value],
      ]
    : [[inputName(id), value]];
}

/** Name, price and quantity, as in the inputs that Gravity Forms' page hides. */
function productInputs(field: FormField, { productValues }: SubmissionValue): Input[] {
  const { price, quantity } = productValues ?? {};
  const amount = field.type === 'PRODUCT' ? formatAmount(price ?? 0, field.currency) : price;
  return [field.label, amount, quantity].map((part, at) => [
    inputName(Number(`${field.id}.${at + 1}`)),
    String(part ?? ''),
  ]);
}

function inputsOf(field: FormField, submitted: SubmissionValue): Input[] {
  const { value, values, checkboxValues, emailValues, listValues } = submitted;
  const { id } = field;
  if (field.type === 'ADDRESS') return addressInputs(field, submitted);
  if (field.type === 'NAME') return partInputs(field.inputs, submitted.nameValues);
  if (submitted.productValues) return productInputs(field, submitted);
  if (values) return values.map((each) => [listName(id), each ?? '']);
  if (checkboxValues) return checkboxValues.map((box) => [inputName(box?.inputId ?? 0), box?.value ?? '']);
  if (listValues)
    return listValues.flatMap((row) => (row?.rowValues ?? []).map((cell): Input => [listName(id), cell ?? '']));
  if (emailValues) {
    const { value: email, confirmationValue } = emailValues;
    return [
      [inputName(id), email ?? ''],
      ...(confirmationValue ? [[confirmationName(id), confirmationValue] satisfies Input] : []),
    ];
  }
  return valueInputs(field, value ?? '');
}

/**
 * The values of the mutation as Gravity Forms' own page would post them: in its inputs. What visitors say about a
 * picture goes beside it; the outbox sends the files themselves.
 */
export function postedInputs(
  { fields }: Pick<FormDefinition, 'fields'>,
  submitted: readonly SubmissionValue[],
  files: readonly LeadFile[],
): Input[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const ofValues = submitted.flatMap((value) => {
    const field = byId.get(value.id);
    return field ? inputsOf(field, value) : [];
  });
  const texts = files.flatMap(({ fieldId, imageTexts }) =>
    partInputs(
      imageTextKeys.map((key) => ({ key, id: Number(`${fieldId}.${imageTextInputs[key]}`) })),
      imageTexts,
    ),
  );
  return [...ofValues, ...texts];
}
