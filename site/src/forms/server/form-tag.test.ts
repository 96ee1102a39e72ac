import { expect, test } from 'vitest';
import { formsAmong, formTag } from './form-tag.ts';

test("a form's tag is its global ID, by which it is found among the tags of a page", () => {
  expect(Buffer.from(formTag(7), 'base64').toString()).toBe('gf_form:7');
  expect(formsAmong([formTag(7), 'graphql:Query', formTag(123_456_789)])).toEqual([7, 123_456_789]);
});

test.each(['gf_form:0', 'gf_form:07', 'gf_form:1234567890', 'gf_form:', 'gf_form:7x', 'x gf_form:7', 'post:7'])(
  'the tag of %s belongs to no form',
  (id) => {
    expect(formsAmong([btoa(id)])).toEqual([]);
  },
);
