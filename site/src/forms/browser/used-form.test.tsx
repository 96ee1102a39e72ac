import { expect, onTestFinished, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formVisit, sent } from '../testing/form-visit.tsx';

const input = '[name="input_1"]';

/** Whether this is the screen of a phone. */
function touches(isTouch: boolean): () => void {
  return () => {
    window.matchMedia = ((query: string) => ({
      matches: isTouch && query === '(pointer: coarse)',
    })) as typeof matchMedia;
    globalThis.matchMedia = window.matchMedia;
  };
}

const searchable = aForm([aField('SELECT', 1, { isSearchable: true }), aField('TEXT', 2)]);

test('a native menu with the focus stays until the focus leaves it', async () => {
  const { all, focuses, loads } = await formVisit(searchable, { before: touches(false) });
  await focuses('select');
  await loads();
  expect(all('select')).toHaveLength(1);
  await focuses('[name="input_2"]');
  expect(all('select')).toEqual([]);
});

test('a value set without an event is heard once where setting it reports the focus again', async () => {
  const { causes, one } = await formVisit(aForm([aField('TEXT', 1)]));
  const control = one<HTMLInputElement>(input);
  const kind = Object.getPrototypeOf(control) as HTMLInputElement;
  const own = Object.getOwnPropertyDescriptor(kind, 'value') as PropertyDescriptor;
  let reports = 0;
  onTestFinished(() => void Object.defineProperty(kind, 'value', own));
  Object.defineProperty(kind, 'value', {
    ...own,
    set(this: HTMLInputElement, value: string) {
      own.set?.call(this, value);
      reports += 1;
      if (reports < 20) this.dispatchEvent(new Event('focusin', { bubbles: true }));
    },
  });
  control.value = 'Ada';
  await causes(input, new Event('focusin', { bubbles: true }));
  expect([reports, control.value]).toEqual([1, 'Ada']);
});

test('a calculated number is read-only in the format of its field', async () => {
  const form = aForm([
    aField('NUMBER', 1),
    aField('NUMBER', 2, { format: 'DECIMAL_COMMA', formula: { text: '{Field 1:1} * 1.5', rounding: 2 } as never }),
  ]);
  const { enters, loads, one } = await formVisit(form);
  await loads();
  await enters(input, '3');
  const result = one<HTMLInputElement>('[name="input_2"]');
  expect([result.type, result.readOnly, result.value]).toEqual(['text', true, '4,5']);
});

/** A visitor at a form with an address and another one that may be copied from it. */
async function atCopiedAddress() {
  const form = aForm([
    aField('ADDRESS', 1, { addressType: 'US', impliedCountry: { inputId: 1.6, code: 'US' } }),
    aField('ADDRESS', 2, { copied: { fieldId: 1, label: 'The same address' } }),
  ]);
  const visit = await formVisit(form);
  const box = () => visit.one<HTMLInputElement>('[type="checkbox"]');
  const city = () => visit.one<HTMLInputElement>('[name="input_2_3"]').value;
  return { ...visit, box, city };
}

test('a copied address follows the other one until its box is cleared', async () => {
  const { enters, clicks, box, city } = await atCopiedAddress();
  expect(box().checked).toBe(false);
  await enters('[name="input_1_3"]', 'Duluth');
  await clicks('[type="checkbox"]');
  expect([box().checked, city()]).toEqual([true, 'Duluth']);
  await clicks('[type="checkbox"]');
  expect([box().checked, city()]).toEqual([false, '']);
});

test('editing a copied address clears its box', async () => {
  const { enters, clicks, box } = await atCopiedAddress();
  await enters('[name="input_1_3"]', 'Duluth');
  await clicks('[type="checkbox"]');
  expect(box().checked).toBe(true);
  await enters('[name="input_2_3"]', 'Superior');
  expect(box().checked).toBe(false);
});

test('"Select all" shows whether none, some or all boxes are ticked', async () => {
  const { clicks, one } = await formVisit(aForm([aField('CHECKBOX', 1, { hasSelectAll: true })]));
  const all = () => one<HTMLInputElement>('[id$="-all"]');
  expect([all().indeterminate, all().checked]).toEqual([false, false]);
  await clicks('[name="input_1_2"]');
  expect([all().indeterminate, all().checked]).toEqual([true, false]);
  await clicks('[id$="-all"]');
  expect([all().indeterminate, all().checked]).toEqual([false, true]);
});

test('"Select all" clears the boxes when all of them are ticked', async () => {
  const { clicks, one } = await formVisit(aForm([aField('CHECKBOX', 1, { hasSelectAll: true })]));
  await clicks('[id$="-all"]');
  expect(one<HTMLInputElement>('[name="input_1_2"]').checked).toBe(true);
  await clicks('[id$="-all"]');
  expect(one<HTMLInputElement>('[name="input_1_2"]').checked).toBe(false);
});

const saved = { status: 'saved', url: '/saved-forms/secret/' };

test('a form that is saved for later leads to its link without leaving a draft in the tab', async () => {
  const form = aForm([aField('TEXT', 1, { isRequired: true }), aField('TEXT', 2, { isPassword: true })], {
    saveButton: 'Save for later',
  });
  const { enters, clicks, waits, requests } = await formVisit(form, { responses: [saved] });
  const visited: string[] = [];
  location.assign = (url) => void visited.push(String(url));
  await enters(input, 'SN-3040');
  await enters('[name="input_2"]', 'secret');
  await clicks('button.form-save');
  await waits(() => visited.length > 0);
  expect(visited).toEqual(['/saved-forms/secret/']);
  expect(requests[0]?.body).toMatchObject({
    trap: '',
    save: 1,
    key: expect.stringMatching(/^[\da-f-]{36}$/),
    values: [{ id: 1, value: 'SN-3040' }],
    page: { path: '/contact/', asPath: '/contact/' },
  });
  expect(sessionStorage.length).toBe(0);
});

test('a form that could not be saved says why without losing its draft', async () => {
  const form = aForm([aField('TEXT', 1)], { saveButton: 'Save for later' });
  const responses = [{ status: 'failed', code: 'unavailable', message: 'Later.' }];
  const { enters, clicks, waits } = await formVisit(form, { responses });
  await enters(input, 'SN-3040');
  await clicks('button.form-save');
  await waits(() => document.querySelector('.form-failure')?.textContent === 'Later.');
  expect(sessionStorage.length).toBe(1);
});

const resumed = { values: [{ id: 1, value: 'SN-3040' }], page: 1, token: 'secret' };

test('a continued form is sent with its token and the path of its page, not the secret one', async () => {
  const form = aForm([aField('TEXT', 1)], { saveButton: 'Save for later' });
  const { sends, requests } = await formVisit(form, { path: '/saved-forms/secret/?a=b', props: { resumed } });
  await sends();
  expect(requests[0]?.body).toMatchObject({
    saved: 'secret',
    page: { path: '/contact/', asPath: '/contact/' },
  });
});

test('a list that the editor hid is sent as it came, with cells that are the same', async () => {
  const columns = ['Part number', 'Qty', 'Note'];
  const form = aForm([aField('TEXT', 1), aField('LIST', 2, { visibility: 'HIDDEN', columns })]);
  const list = { id: 2, listValues: [{ rowValues: ['SN-3040', '1', ''] }, { rowValues: ['SN-4055', '1', ''] }] };
  const { all, sends, sentValues } = await formVisit(form, { props: { resumed: { ...resumed, values: [list] } } });
  expect(all('input[type="hidden"][name="input_2[]"]')).toHaveLength(6);
  await sends();
  expect(sentValues()).toContainEqual(list);
});

test('a saved form that is saved again has its token and the path of its page', async () => {
  const form = aForm([aField('TEXT', 1)], { saveButton: 'Save for later' });
  const visit = { path: '/saved-forms/secret/', props: { resumed }, responses: [saved] };
  const { clicks, requests, waits } = await formVisit(form, visit);
  const visited: string[] = [];
  location.assign = (url) => void visited.push(String(url));
  await clicks('button.form-save');
  await waits(() => visited.length > 0);
  expect(requests[0]?.body).toMatchObject({ saved: 'secret', save: 1, page: { path: '/contact/' } });
});

test('the site reports only accepted forms to a tag container', async () => {
  const before = () => {
    const meta = document.createElement('meta');
    meta.setAttribute('name', 'tag-container');
    document.head.append(meta);
  };
  const refused = { status: 'failed', code: 'rejected', message: 'No.' };
  const visit = { before, responses: [refused, sent()], path: '/contact/?a=b' };
  const { enters, sends, all, waits } = await formVisit(aForm([aField('TEXT', 1)]), visit);
  await enters(input, 'SN-3040');
  await sends();
  expect(window.dataLayer).toBeUndefined();
  await sends();
  await waits(() => all('.form-receipt').length === 1);
  expect(window.dataLayer).toEqual([
    { event: 'formSubmission', path: '/contact/', asPath: '/contact/?a=b', formTitle: 'A form', formId: 1 },
  ]);
});

const captcha = {
  scriptUrl: 'https://captcha.example/api.js',
  siteKey: 'k',
  type: 'SCORE',
  isThirdParty: false,
} as const;

test.each([
  ['of the site goes beside the values', aForm([aField('TEXT', 1)]), [{ id: 1, value: 'a' }], { captcha: '' }],
  [
    'of a field is left out of the values when it failed',
    aForm([aField('TEXT', 1), aField('CAPTCHA', 2)]),
    [{ id: 1, value: 'a' }],
    {},
  ],
])('the token of a captcha %s', async (_what, form, values, token) => {
  const { enters, focuses, sends, sentValues, requests } = await formVisit(form, { props: { captcha } });
  await focuses(input);
  await enters(input, 'a');
  await sends();
  expect(sentValues()).toEqual(values);
  expect(requests.map(({ body }) => body)).toEqual([expect.objectContaining(token)]);
});
