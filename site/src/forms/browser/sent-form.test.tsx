import * as texts from '@headwater/brand/texts.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formVisit, sent } from '../testing/form-visit.tsx';

const toast = vi.hoisted(() => {
  // Another file of the same worker may have loaded the form, with the toast as it is.
  vi.resetModules();
  return vi.fn();
});
vi.mock('./submission/toast.ts', () => ({ toast }));
afterAll(() => void vi.resetModules());

const input = '[name="input_1"]';
const page = () => document.body.textContent ?? '';
const failed = { status: 'failed', code: 'unavailable', message: 'Try again later.' };

test('a form is sent with its token, a key of its own, the address of its page and an empty trap', async () => {
  const { enters, sends, requests } = await formVisit(aForm([aField('TEXT', 1)]), { path: '/contact/?from=ad#form' });
  await enters(input, 'SN-3040');
  await sends();
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/forms/1',
      body: {
        key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        token: expect.stringMatching(/^1\.1\.v1\./),
        trap: '',
        values: [{ id: 1, value: 'SN-3040' }],
        page: { path: '/contact/', asPath: '/contact/?from=ad#form' },
      },
    },
  ]);
});

test('what a bot writes into the trap is sent with the form', async () => {
  const { enters, sends, requests } = await formVisit(aForm([aField('TEXT', 1)]));
  await enters(input, 'SN-3040');
  await enters('[name="hw_trap"]', 'spam');
  await sends();
  expect(requests[0]?.body).toMatchObject({ trap: 'spam' });
});

test('the confirmation takes the place of an accepted form, with the focus, until the visitor wants another one', async () => {
  const form = aForm([aField('TEXT', 1, { defaultValue: 'SN-' })]);
  const { enters, sends, one, all, clicks, waits } = await formVisit(form, { answers: [sent(), sent()] });
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => all('.form-receipt').length > 0);
  expect(document.activeElement).toBe(one('.form-receipt'));
  expect(one('.form-receipt').outerHTML).toContain('<b>Thanks</b>');
  expect(all('form')).toEqual([]);
  await clicks('.form-receipt button');
  expect(one<HTMLInputElement>(input).value).toBe('SN-');
  expect(document.activeElement).toBe(one('form'));
  expect(sessionStorage.length).toBe(0);
});

test('a form whose confirmation is a page is emptied before it leads there', async () => {
  const answers = [sent({ type: 'redirect', url: '/thanks/' })];
  const { enters, sends, one, waits } = await formVisit(aForm([aField('TEXT', 1)]), { answers });
  const visited: string[] = [];
  location.assign = (url) => void visited.push(String(url));
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => visited.length > 0);
  expect(visited).toEqual(['/thanks/']);
  expect(one<HTMLInputElement>(input).value).toBe('');
});

/** A visitor whose form the site has refused. */
async function refusedForm() {
  const visit = await formVisit(aForm([aField('TEXT', 1)]), { answers: [failed, sent()] });
  await visit.enters(input, 'SN-3040');
  await visit.sends();
  await visit.waits(() => document.querySelector('.form-failure') !== null);
  return visit;
}

test('a refusal is shown above the button and gets the focus', async () => {
  const { one } = await refusedForm();
  expect(one('.form-failure').textContent).toBe('Try again later.');
  expect(document.activeElement).toBe(one('.form-failure'));
});

test('a refused form keeps its entries', async () => {
  const { one } = await refusedForm();
  expect(one<HTMLInputElement>(input).value).toBe('SN-3040');
});

test('the next attempt after a refusal has the same key', async () => {
  const { sends, requests, all, waits } = await refusedForm();
  await sends();
  await waits(() => all('.form-receipt').length === 1);
  const [first, second] = requests.map(({ body }) => (body as { key: string }).key);
  expect(second).toBe(first);
});

test('a form gets a new key once the site has accepted it or has seen its key with other values', async () => {
  const reused = { status: 'failed', code: 'key-reused', message: 'Send it again.' };
  const { enters, sends, clicks, all, requests, waits } = await formVisit(aForm([aField('TEXT', 1)]), {
    answers: [reused, sent(), sent()],
  });
  await enters(input, 'SN-3040');
  await sends();
  await sends();
  await waits(() => all('.form-receipt').length === 1);
  await clicks('.form-receipt button');
  await enters(input, 'SN-3041');
  await sends();
  expect(new Set(requests.map(({ body }) => (body as { key: string }).key)).size).toBe(3);
});

test('a form whose response was lost has the same key after a reload of the tab', async () => {
  const form = aForm([aField('TEXT', 1)]);
  const keyOf = ({ body } = { body: {} as unknown }) => (body as { key?: string }).key;
  const lost = await formVisit(form, { answers: [] });
  await lost.enters(input, 'SN-3040');
  await lost.sends();
  const stored = { ...sessionStorage };
  const reloaded = await formVisit(form, {
    before() {
      for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
    },
  });
  await reloaded.sends();
  await reloaded.waits(() => reloaded.all('.form-receipt').length === 1);
  expect(keyOf(reloaded.requests[0])).toBe(keyOf(lost.requests[0]) ?? 'none');
  expect(sessionStorage.length).toBe(0);
});

test('when the site does not answer, the visitor reads its telephone number', async () => {
  const { enters, sends, one, waits } = await formVisit(aForm([aField('TEXT', 1)]), { answers: [] });
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => document.querySelector('.form-failure') !== null);
  expect(one('.form-failure').textContent).toBe(texts.unreachable('(218) 555-0142'));
});

const error = (id: number, message: string) => ({ id, message });

test.each([
  [
    'the messages of its fields, each once',
    [error(1, 'Not <b>this</b>.'), error(2, 'Too long.'), error(3, 'Too long.')],
  ],
  ['that there is none', []],
])('the toast of a refused form says %s', async (_what, errors) => {
  const answers = [{ status: 'invalid', message: 'Look again.', errors }];
  const { enters, sends, waits } = await formVisit(aForm([aField('TEXT', 1)]), { answers });
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => document.querySelector('.form-failure') !== null);
  const said = errors.length > 0 ? 'Not <b>this</b>.<br>Too long.' : 'Error message not found.';
  expect(toast).toHaveBeenLastCalledWith(said);
});

test('errors that the site finds are listed with links to their fields', async () => {
  const answers = [{ status: 'invalid', message: 'Look again.', errors: [{ id: 2, message: 'Not this one.' }] }];
  const form = aForm([aField('TEXT', 1), aField('TEXT', 2, { label: 'Serial number' })]);
  const { enters, sends, one, waits, clicks } = await formVisit(form, { answers });
  await enters('[name="input_2"]', 'SN-3040');
  await sends();
  await waits(() => document.querySelector('.form-summary') !== null);
  expect(document.activeElement).toBe(one('.form-summary'));
  expect(one('.form-summary li').textContent).toBe('Serial number: Not this one.');
  await clicks('.form-summary a');
  expect(document.activeElement).toBe(one('[name="input_2"]'));
});

test('a form with mistakes moves the focus to its summary instead of being sent', async () => {
  const { clicks, one, requests } = await formVisit(aForm([aField('TEXT', 1, { isRequired: true })]));
  await clicks('button.form-submit');
  expect(document.activeElement).toBe(one('.form-summary'));
  expect(requests).toEqual([]);
});

test('the summary of mistakes goes away once the form is sent', async () => {
  const { enters, clicks, sends, one, all, waits } = await formVisit(aForm([aField('TEXT', 1, { isRequired: true })]));
  await clicks('button.form-submit');
  expect(document.activeElement).toBe(one('.form-summary'));
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => all('.form-receipt').length === 1);
  await clicks('.form-receipt button');
  expect(all('.form-summary')).toEqual([]);
});

test('a second press of the button while the form is sent changes nothing', async () => {
  const { enters, all, causes, requests, waits } = await formVisit(aForm([aField('TEXT', 1)]));
  await enters(input, 'SN-3040');
  const submit = () => causes('form', new Event('submit', { bubbles: true, cancelable: true }));
  expect(await submit()).toBe(false);
  await submit();
  await waits(() => all('.form-receipt').length === 1);
  expect(requests).toHaveLength(1);
  expect(page()).toContain('Thanks');
});

test('a form whose button the rules hide is not sent by Enter either', async () => {
  const submitButton = {
    text: 'Submit',
    conditionalLogic: {
      actionType: 'SHOW',
      logicType: 'ALL',
      rules: [{ fieldId: 1, operator: 'IS', value: 'yes' }],
    },
  } as const;
  const form = aForm([aField('TEXT', 1)], {
    submitButton: {
      ...submitButton,
      conditionalLogic: { ...submitButton.conditionalLogic, rules: [...submitButton.conditionalLogic.rules] },
    },
  });
  const { enters, all, causes, sends, requests } = await formVisit(form);
  await enters(input, 'no');
  expect(all('button.form-submit')).toEqual([]);
  await causes('form', new Event('submit', { bubbles: true, cancelable: true }));
  expect(requests).toEqual([]);
  await enters(input, 'yes');
  await sends();
  expect(requests).toHaveLength(1);
});

test('a form is disabled and its button busy while it is sent', async () => {
  const { enters, clicks, one, all, waits } = await formVisit(aForm([aField('TEXT', 1)]));
  await enters(input, 'SN-3040');
  expect(one('button.form-submit').getAttribute('aria-busy')).toBe('false');
  const seen: unknown[] = [];
  const watching = new MutationObserver(() => {
    const button = document.querySelector('button.form-submit');
    seen.push([button?.getAttribute('aria-busy'), document.querySelector('form > fieldset')?.hasAttribute('disabled')]);
  });
  watching.observe(document.body, { subtree: true, attributes: true, childList: true });
  await clicks('button.form-submit');
  await waits(() => all('.form-receipt').length === 1);
  expect(seen).toContainEqual(['true', true]);
});
