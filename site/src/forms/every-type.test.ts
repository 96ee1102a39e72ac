import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedSchema } from '@headwater/contract/recorded-schema.ts';
import { root } from '@headwater/tools/paths.ts';
import { type GraphQLEnumType, isInterfaceType } from 'graphql';
import { expect, test } from 'vitest';
import * as addOns from './fields/add-on-definitions.ts';
import * as definitions from './fields/definitions.ts';
import * as posts from './fields/post-definitions.ts';
import * as rare from './fields/rare-definitions.ts';

const schema = recordedSchema();
const known = Object.keys({ ...definitions, ...rare, ...posts, ...addOns });

/** Types that visitors read a notice for, and the one that the site has in its place. */
const notices = ['PasswordField'];
const ownInPlace = ['HoneypotField'];

test('every type of field of the recorded WordPress is read, or is known to be a notice', () => {
  const formField = schema.getType('FormField');
  if (!isInterfaceType(formField)) throw new Error('The recorded schema has no interface FormField.');
  const recorded = schema.getPossibleTypes(formField).map(({ name }) => name);
  expect(recorded.filter((name) => !known.includes(name)).sort()).toEqual([...ownInPlace, ...notices]);
});

test('docs/forms.md has a row for every type of the recorded WordPress', () => {
  const rows = readFileSync(join(root, 'docs/forms.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  const names = (schema.getType('FormFieldTypeEnum') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(names.map((name) => name.toLowerCase()).filter((type) => !rows.includes(`\`${type}\``))).toEqual([]);
});
