import { choiceInputId } from '../gravity-form.ts';
import { isOn, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';
import { money } from './codec.ts';

/** Choices of a field; a value is stored where it differs from the text. @param isOwnValue whether an empty one is meant */
export function readChoices(stored: Json | undefined, isOwnValue = false): JsonObject[] {
  return objectsIn(stored).map((choice) => {
    const label = textOf(choice.text);
    const value = textOf(choice.value);
    const price = money.read(choice.price);
    return {
      text: label,
      ...((value !== '' || (isOwnValue && choice.value !== undefined)) && value !== label && { value }),
      ...(isOn(choice.isSelected) && { isSelected: true }),
      ...(price !== undefined && { price }),
    };
  });
}

export function writeChoices(choices: Json | undefined): JsonObject[] {
  return objectsIn(choices).map(({ text, value, isSelected, price }) => ({
    text: textOf(text),
    value: textOf(value ?? text),
    isSelected: isSelected === true,
    price: price === undefined ? '' : money.write(price),
  }));
}

export function hasOwnValues(choices: Json | undefined): boolean {
  return objectsIn(choices).some(({ text, value }) => value !== undefined && value !== text);
}

/** A checkbox's inputs, one for each choice. */
export function checkboxInputs(fieldId: number, choices: Json | undefined): JsonObject[] {
  const inputs = objectsIn(choices);
  return inputs.map(({ text }, index) => ({ id: choiceInputId(fieldId, index), label: textOf(text), name: '' }));
}
