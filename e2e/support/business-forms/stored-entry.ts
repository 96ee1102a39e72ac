import type { GravityField, GravityForm } from '@headwater/gravity-forms/gravity-form.ts';
import { type Answer, type ChosenFiles, isFiles } from './answers.ts';

type Stored = Record<string, string>;

/**
 * The entry that Gravity Forms stores for these answers, by input ID. Written from its documentation and its stored
 * entries, without the project's own conversions. Lists, which PHP serializes, are compared as JSON.
 */
export function storedEntry(form: GravityForm, answers: Readonly<Record<number, Answer>>): Stored {
  return Object.assign({}, ...form.fields.map((field): Stored => storedField(field, answers[field.id])));
}

interface ExportedChoice {
  text: string;
  value: string;
  price: string;
}

function storedField(field: GravityField, answer: Answer | undefined): Stored {
  const { id, type } = field;
  // Visitors answer neither hidden nor administrative fields.
  const fixed = type === 'hidden' || field.visibility === 'administrative';
  if (fixed) return { [id]: String(field.defaultValue) };
  if (answer === undefined) return {};
  const choices = (field.choices ?? []) as unknown as ExportedChoice[];
  const valueFor = (label: string): string => {
    // Options say what they add.
    const choice = choices.find(({ text }) => text === label.replace(/ \+\$[\d.,]+$/, ''));
    const price = field.enablePrice ? `|${Number(choice?.price.replace(/[$,]/g, ''))}` : '';
    return choice ? choice.value + price : label;
  };
  if (field.inputType === 'singleproduct' || field.inputType === 'calculation')
    return storedProduct(field, String(field.basePrice), answer);
  if (isFiles(answer)) return { [id]: type === 'post_image' ? storedPicture(answer) : answer.files.join() };
  if (field.inputType === 'rank') return { [id]: (answer as readonly string[]).map(valueFor).join() };
  if (typeof answer === 'string') return storedText(field, answer, valueFor);
  if (type === 'list') return { [id]: JSON.stringify(storedRows(field, answer as readonly string[][])) };
  if (type === 'multiselect') {
    const values = (answer as readonly string[]).map(valueFor);
    return { [id]: field.storageType === 'json' ? JSON.stringify(values) : values.join() };
  }
  if (Array.isArray(answer)) {
    // The file says which input belongs to which choice.
    const inputs = field.inputs as { id: string }[];
    const ticked = (answer as readonly string[]).map((text) => choices.findIndex((choice) => choice.text === text));
    return Object.fromEntries(ticked.map((index) => [inputs[index]?.id ?? '', choices[index]?.value ?? '']));
  }
  return Object.fromEntries(Object.entries(answer).map(([part, text]) => [`${id}.${part}`, text]));
}

/** File, title, caption, description and alternative text. */
function storedPicture({ files, texts = {} }: ChosenFiles): string {
  return [files.join(), ...['1', '4', '7', '2'].map((input) => texts[input] ?? '')].join('|:|');
}

function storedProduct({ id, label }: GravityField, price: string, answer: Answer): Stored {
  const quantity = (answer as Readonly<Record<string, string>>)[3] ?? '';
  return { [`${id}.1`]: String(label), [`${id}.2`]: price, [`${id}.3`]: quantity };
}

function storedRows({ enableColumns }: GravityField, rows: readonly string[][]): string[][] {
  return rows.map((row) => (enableColumns ? row : row.slice(0, 1)));
}

function storedText(field: GravityField, text: string, valueFor: (text: string) => string): Stored {
  const id = String(field.id);
  switch (field.type) {
    case 'phone':
      return { [id]: field.phoneFormat === 'standard' ? text.replace(/(...)(...)(....)/, '($1) $2-$3') : text };
    case 'time':
      return { [id]: field.timeFormat === '24' ? text : halfDay(text) };
    case 'post_category':
      return { [id]: `${text}:${valueFor(text)}` };
    case 'consent':
      return { [`${id}.1`]: '1', [`${id}.2`]: String(field.checkboxLabel), [`${id}.3`]: '1' };
    default:
      return { [id]: valueFor(text) };
  }
}

function halfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(hour > 12 ? hour - 12 : hour || 12)}:${two(minute)} ${hour >= 12 ? 'pm' : 'am'}`;
}
