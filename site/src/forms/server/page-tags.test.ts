import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { dateTags, endOfDay, usesTag, withPageTags } from './page-tags.ts';

const tags = {
  embed_url: 'https://example.com/parts/?a=1&b=2',
  embed_title: 'Parts & <service>',
  date_mdy: '11/30/2026',
  date_dmy: '30/11/2026',
};

const form = aForm([
  aField('HIDDEN', 1, { defaultValue: 'From {embed_url} on {date_mdy}' }),
  aField('TEXT', 2, { defaultValue: '{embed_title}' }),
  aField('HTML', 3, { content: '<p>{embed_title}, {date_dmy}{referer}</p>' }),
  aField('HIDDEN', 4, { defaultValue: '{user_agent}' }),
]);

test('default values and HTML fields say which page the form is on, escaped in HTML', () => {
  expect(withPageTags(form, tags).fields).toMatchObject([
    { defaultValue: 'From https://example.com/parts/?a=1&b=2 on 11/30/2026' },
    { defaultValue: 'Parts & <service>' },
    { content: '<p>Parts &amp; &lt;service&gt;, 30/11/2026</p>' },
    // The site fills it in when the form is sent.
    { defaultValue: '{user_agent}' },
  ]);
});

test('only a form with a tag uses it', () => {
  expect([usesTag(form, 'embed_title'), usesTag(aForm([]), 'embed_title')]).toEqual([true, false]);
});

test('the inputs of a name have tags, too', () => {
  const field = aField('NAME', 1);
  const inputs = field.inputs.map((input) => ({ ...input, defaultValue: '{embed_title}' }));
  const [filled] = withPageTags(aForm([{ ...field, inputs }]), tags).fields;
  expect(filled).toMatchObject({ inputs: inputs.map(() => ({ defaultValue: 'Parts & <service>' })) });
});

test("the date is the server's, until its day ends", () => {
  const noon = new Date(2026, 0, 5, 12).getTime();
  expect(dateTags(noon)).toEqual({ date_mdy: '01/05/2026', date_dmy: '05/01/2026' });
  expect(endOfDay(noon)).toBe(new Date(2026, 0, 6).getTime());
});
