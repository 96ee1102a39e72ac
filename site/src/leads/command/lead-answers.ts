import * as texts from '@headwater/brand/texts.ts';
import { sizeLabel } from '../../content/media/size-label.ts';
import { imageTextInputs, imageTextKeys } from '../../forms/fields/shared/image-texts.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { Lead, LeadFile } from '../lead.ts';
import { valueText } from './value-text.ts';

/** Whether the CMS has a lead's files. */
type FileDelivery = 'delivered' | 'perhaps delivered' | 'not delivered';

interface AnswerFile {
  name: string;
  bytes: number;
  delivery: FileDelivery;
}

/** What a visitor answered in one field, or said about a picture, as operators read it. */
export interface LeadAnswer {
  /** ID of the field, or of the input of a picture's text, such as 5.4. */
  id: number;
  /** The editor's label; undefined where the form is not known any more. */
  label: string | undefined;
  text: string;
  /** Only of a field with files, and without their paths: operators do not need them. */
  files?: AnswerFile[];
}

function deliveryOf({ state }: Pick<Lead, 'state'>): FileDelivery {
  if (state === 'delivered') return 'delivered';
  return state === 'unknown' ? 'perhaps delivered' : 'not delivered';
}

function picturesTexts(files: readonly LeadFile[], label: string | undefined): LeadAnswer[] {
  return files.flatMap(({ fieldId, imageTexts = {} }) =>
    imageTextKeys.flatMap((key) => {
      const text = imageTexts[key];
      const ofPicture = `${label || `field ${fieldId}`}, ${texts.imageTextLabels[key]}`;
      return text ? [{ id: Number(`${fieldId}.${imageTextInputs[key]}`), label: ofPicture, text }] : [];
    }),
  );
}

/** The answers of a lead in the order of its form: values, files by name and size, and the texts of pictures. */
export function leadAnswers(lead: Pick<Lead, 'state' | 'content'>, form: FormDefinition | undefined): LeadAnswer[] {
  const { values, files = [] } = lead.content;
  const labels = new Map(form?.fields.map(({ id, label }) => [id, label]));
  const places = new Map(form?.fields.map(({ id }, place) => [id, place]));
  const delivery = deliveryOf(lead);
  const written = values.map((value): LeadAnswer => {
    const id = value?.id ?? 0;
    const field = form?.fields.find((known) => known.id === id);
    return { id, label: labels.get(id) || undefined, text: valueText(value, field) };
  });
  const sent = [...Map.groupBy(files, ({ fieldId }) => fieldId)].flatMap(([id, inField]): LeadAnswer[] => {
    const label = labels.get(id) || undefined;
    const named = inField.map(({ name, size }) => ({ name, bytes: size, delivery }));
    const text = named.map(({ name, bytes }) => `${name} (${sizeLabel(bytes)}, ${delivery})`).join(', ');
    return [{ id, label, text, files: named }, ...picturesTexts(inField, label)];
  });
  const placeOf = ({ id }: LeadAnswer) => places.get(Math.trunc(id)) ?? places.size;
  return [...written, ...sent].sort((one, other) => placeOf(one) - placeOf(other));
}
