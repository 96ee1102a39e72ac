import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { executableSchema } from '../../schema/executable-schema.ts';
import { fieldTypes, pageGroups, templateGroups } from './field-types.ts';

const schema = executableSchema();

function fieldsOf(type: string): string[] {
  const found = schema.getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()).sort() : [];
}

/** Types whose own fields sit among those of every content node. */
const flat = ['Project', 'Testimonial', 'Representative'];

test.each(Object.entries(fieldTypes))('the fields of %s are those of the contract', (type, fields) => {
  const own = Object.keys(fields).sort();
  if (flat.includes(type)) expect(fieldsOf(type)).toEqual(expect.arrayContaining(own));
  else expect(fieldsOf(type)).toEqual(own);
});

test('each group is on the type that the contract puts it on', () => {
  expect(fieldsOf('Page')).toEqual(expect.arrayContaining(Object.keys(pageGroups)));
  for (const [template, groups] of Object.entries(templateGroups)) {
    expect(fieldsOf(template)).toEqual([...Object.keys(groups), 'templateName'].sort());
  }
});

test('text of other kinds than rich text is answered as it was typed', () => {
  expect(fieldTypes.SingleProduct.teaserDescription).toBe('textarea');
  expect(fieldTypes.GenericPageFields.genericTeaserDescription).toBe('textarea');
});
