import type { GravityField } from '../gravity-form.ts';
import { isObject, isOn, type JsonObject, objectsIn, textOf } from '../json.ts';
import { text } from './codec.ts';
import { readSettings, type Setting, writeSettings } from './settings.ts';

/** One part of a field with several inputs, such as the city of an address. */
interface Part {
  name: string;
  /** Behind the dot of its input's ID. */
  number: number;
  label: string;
  isHidden?: boolean;
  /** The flag of the field that hid it before inputs could be hidden. */
  hiding?: string;
}

const nameParts: readonly Part[] = [
  { name: 'prefix', number: 2, label: 'Prefix', isHidden: true },
  { name: 'first', number: 3, label: 'First' },
  { name: 'middle', number: 4, label: 'Middle', isHidden: true },
  { name: 'last', number: 6, label: 'Last' },
  { name: 'suffix', number: 8, label: 'Suffix', isHidden: true },
];

function addressParts(type: string): readonly Part[] {
  const [state, zip] = { us: ['State', 'ZIP Code'], canadian: ['Province', 'Postal Code'] }[type] ?? [
    'State / Province / Region',
    'ZIP / Postal Code',
  ];
  return [
    { name: 'street', number: 1, label: 'Street Address' },
    { name: 'lineTwo', number: 2, label: 'Address Line 2', hiding: 'hideAddress2' },
    { name: 'city', number: 3, label: 'City' },
    { name: 'state', number: 4, label: state ?? '', hiding: 'hideState' },
    { name: 'zip', number: 5, label: zip ?? '' },
    // The type of the address implies its country.
    {
      name: 'country',
      number: 6,
      label: 'Country',
      isHidden: type === 'us' || type === 'canadian',
      hiding: 'hideCountry',
    },
  ];
}

/** The parts of a field of this type; undefined for a type without any. */
export function partsOf(type: string, stored: JsonObject): readonly Part[] | undefined {
  if (type === 'name') return nameParts;
  return type === 'address' ? addressParts(textOf(stored.addressType) || 'international') : undefined;
}

const partSettings: readonly Setting[] = [
  'customLabel',
  'placeholder',
  'defaultValue',
  'autocompleteAttribute',
  'name',
].map((property) => ({ property, setting: property, codec: text }));

/** What an editor changed in the parts; a part that Gravity Forms does not store is hidden. */
export function readParts(parts: readonly Part[], field: GravityField): JsonObject | undefined {
  const { id } = field;
  const stored = objectsIn(field.inputs);
  if (stored.length === 0) return undefined;
  const changed = parts.flatMap(
    ({ name, number, label, isHidden: byDefault = false, hiding = '' }): [string, JsonObject][] => {
      const input = stored.find((each) => textOf(each.id) === `${id}.${number}`);
      const isHidden =
        input === undefined || isOn(input.isHidden) || isOn(field[hiding]) || (name === 'country' && byDefault);
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
    const isHidden = isOn(settings.isHidden ?? byDefault ?? false);
    return {
      id: `${id}.${number}`,
      label: textOf(settings.label) || label,
      name: '',
      ...writeSettings(partSettings, settings),
      ...(isHidden && { isHidden }),
    };
  });
}
