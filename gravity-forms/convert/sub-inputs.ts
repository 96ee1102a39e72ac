import { addressLabels, addressParts } from '../fields/address.ts';
import { nameParts } from '../fields/name.ts';
import type { GravityField } from '../gravity-form.ts';
import { isObject, isOn, type JsonObject, objectsIn, textOf } from '../json.ts';
import { readSettings, textSettings, writeSettings } from './settings.ts';

/** One part of a field with several inputs, such as the city of an address. */
interface Part {
  name: string;
  /** Behind the dot of its input's ID. */
  number: number;
  label: string;
  isHidden: boolean;
  hiding?: string | undefined;
}

/** The flags of a field that hid parts before inputs could be hidden. */
const hiding: Readonly<Record<string, string>> = {
  lineTwo: 'hideAddress2',
  state: 'hideState',
  country: 'hideCountry',
};

function partsOfAddress(stored: string): Part[] {
  const type = stored === 'us' ? 'US' : stored === 'canadian' ? 'CANADA' : 'INTERNATIONAL';
  return addressParts.map((name, at) => ({
    name,
    number: at + 1,
    label: addressLabels[type][name],
    // The type of the address implies its country.
    isHidden: name === 'country' && type !== 'INTERNATIONAL',
    hiding: hiding[name],
  }));
}

/** The parts of a field of this type; undefined for a type without any. */
export function partsOf(type: string, stored: JsonObject): readonly Part[] | undefined {
  if (type === 'name') return Object.entries(nameParts).map(([name, part]) => ({ name, ...part }));
  return type === 'address' ? partsOfAddress(textOf(stored.addressType)) : undefined;
}

const partSettings = textSettings('customLabel', 'placeholder', 'defaultValue', 'autocompleteAttribute', 'name');

/** What an editor changed in the parts; a part that Gravity Forms does not store is hidden. */
export function readParts(parts: readonly Part[], field: GravityField): JsonObject | undefined {
  const { id } = field;
  const stored = objectsIn(field.inputs);
  if (stored.length === 0) return undefined;
  const changed = parts.flatMap(
    ({ name, number, label, isHidden: byDefault, hiding: flag = '' }): [string, JsonObject][] => {
      const input = stored.find((each) => textOf(each.id) === `${id}.${number}`);
      const isHidden =
        input === undefined || isOn(input.isHidden) || isOn(field[flag]) || (name === 'country' && byDefault);
      const ownLabel = textOf(input?.label);
      const settings = {
        ...(ownLabel !== '' && ownLabel !== label && { label: ownLabel }),
        ...(input && readSettings(partSettings, input)),
        ...(isHidden !== byDefault && { isHidden }),
      };
      return Object.keys(settings).length > 0 ? [[name, settings]] : [];
    },
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** All inputs of the field as Gravity Forms stores them. */
export function writeParts(id: number, parts: readonly Part[], changed: JsonObject): JsonObject[] {
  return parts.map(({ name, number, label, isHidden: byDefault }) => {
    const own = changed[name];
    const settings = isObject(own) ? own : {};
    const isHidden = isOn(settings.isHidden ?? byDefault);
    return {
      id: `${id}.${number}`,
      label: textOf(settings.label) || label,
      name: '',
      ...writeSettings(partSettings, settings),
      ...(isHidden && { isHidden }),
    };
  });
}
