import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import {
  type PostedInput,
  type PostedValues,
  postedText,
  postedTexts,
} from '@headwater/gravity-forms/rules/posted-values.ts';
import { isEmpty } from '@headwater/gravity-forms/rules/validate.ts';
import { countryCode } from '../fields/address/address.inputs.ts';
import type { FieldOf, FormField } from '../fields/form-field.ts';
import { inputsOf } from '../fields/inputs-of.ts';
import { width } from '../fields/list/list.inputs.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { SubmissionRecord, SubmissionValue } from '../fields/shared/submission-value.ts';
import { isBlank } from '../fields/shared/text.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldFields } from './held-fields.ts';
import { visibility } from './visibility.ts';

/** What a lead says of each field that has a value and that no rule hides, as Gravity Forms' own page would post it. */
export function sentFields(
  form: FormDefinition,
  values: readonly FieldValue[],
): { field: FormField; posted: PostedValues }[] {
  const { isVisible } = visibility(form, values);
  return heldFields(form.fields, values).flatMap(({ field, inputs, held }) => {
    const posted: PostedValues = new Map(held ? inputs.post(field, held) : []);
    // A captcha's token is sent, although it is nothing that a visitor filled in.
    const hasToken = field.type === 'CAPTCHA' && postedText(posted, field.id) !== '';
    return isVisible(field.id) && (hasToken || !isEmpty(field, posted)) ? [{ field, posted }] : [];
  });
}

/**
 * The values for the mutation: in the form's formats, without hidden fields and empty values, which would make the
 * submission fail or falsify it.
 */
export function toSubmissionValues(form: FormDefinition, values: readonly FieldValue[]): SubmissionValue[] {
  return sentFields(form, values).flatMap(({ field, posted }) => {
    const record = recordOf(field, posted);
    return record ? [{ id: field.id, ...record }] : [];
  });
}

/** The value under the mutation's key; undefined for one that the mutation would refuse. */
function recordOf(field: FormField, posted: PostedValues): SubmissionRecord | undefined {
  const { id } = field;
  const [[, value] = ['', '']] = [...posted] as PostedInput[];
  switch (field.type) {
    case 'CHECKBOX':
    case 'LIKERT': {
      // An input that the form does not have would fail the whole mutation.
      const known = [...posted].filter(([inputId]) =>
        field.choices.some((choice) => String(choice.inputId) === inputId),
      );
      const checkboxValues = known.map(([inputId, text]) => ({ inputId: Number(inputId), value: String(text) }));
      return checkboxValues.length > 0 ? { checkboxValues } : undefined;
    }
    case 'EMAIL': {
      // The CMS reads the main value twice and ignores the second value, which must be present nevertheless.
      const confirmationValue = posted.get(`${id}.2`);
      const text = String(posted.get(String(id)) ?? '');
      return {
        emailValues:
          confirmationValue === undefined
            ? { value: text }
            : { value: text, confirmationValue: String(confirmationValue) },
      };
    }
    case 'NAME':
      return { nameValues: partsOf(field, posted) };
    case 'ADDRESS': {
      const { country, ...parts } = partsOf(field, posted);
      const code = countryCode(field.impliedCountry?.code ?? country);
      return { addressValues: code ? { ...parts, country: code } : parts };
    }
    case 'LIST': {
      const cells = postedTexts(posted, id);
      const rows = Array.from({ length: cells.length / width(field) }, (_none, row) =>
        cells.slice(row * width(field), (row + 1) * width(field)),
      );
      return { listValues: rows.map((rowValues) => ({ rowValues })) };
    }
    case 'PRODUCT': {
      const [price, quantity] = [Number(postedText(posted, `${id}.2`)), Number(postedText(posted, `${id}.3`))];
      return { productValues: { quantity, price } };
    }
    case 'PRICE':
    case 'SHIPPING':
      // As Gravity Forms' page writes it.
      return { value: formatAmount(Number(value), field.currency) };
    case 'CONSENT':
      // The CMS treats any text except `0` as consent.
      return value === '1' ? { value } : undefined;
    case 'FILEUPLOAD':
      // The outbox sends the files themselves.
      return undefined;
    default:
      if (inputsOf(field).key === null) return undefined;
      return typeof value === 'string' ? { value } : { values: postedTexts(posted, id) };
  }
}

function partsOf(field: FieldOf<'NAME' | 'ADDRESS'>, posted: PostedValues): { [part: string]: string } {
  return Object.fromEntries(
    field.inputs.flatMap(({ key, id }) => {
      const text = posted.get(String(id));
      return typeof text === 'string' && !isBlank(text) ? [[key, text]] : [];
    }),
  );
}
