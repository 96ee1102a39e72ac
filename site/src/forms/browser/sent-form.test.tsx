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

test('a form gets a new key once the site has accepted it or has seen its key with other values', async () => {
  const reused = { status: 'failed', code: 'key-reused', message: 'Send it again.' };
  const { enters, sends, clicks, all, requests, waits } = await formVisit(aForm([aField('TEXT', 1)]), {
    responses: [reused, sent(), sent()],
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
  const lost = await formVisit(form, { responses: [] });
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

const error = (id: number, message: string) => ({ id, message });

test.each([
  [
    'the messages of its fields, each once',
    [error(1, 'Not <b>this</b>.'), error(2, 'Too long.'), error(3, 'Too long.')],
  ],
  ['that there is none', []],
])('the toast of a refused form says %s', async (_what, errors) => {
  const responses = [{ status: 'invalid', message: 'Look again.', errors }];
  const { enters, sends, waits } = await formVisit(aForm([aField('TEXT', 1)]), { responses });
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => document.querySelector('.form-failure') !== null);
  const said = errors.length > 0 ? 'Not <b>this</b>.<br>Too long.' : 'Error message not found.';
  expect(toast).toHaveBeenLastCalledWith(said);
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

test('when the site does not respond, the visitor reads its telephone number', async () => {
  const { enters, sends, one, waits } = await formVisit(aForm([aField('TEXT', 1)]), { responses: [] });
  await enters(input, 'SN-3040');
  await sends();
  await waits(() => document.querySelector('.form-failure') !== null);
  expect(one('.form-failure').textContent).toBe(texts.unreachable('(218) 555-0142'));
});

test('the button of a form is busy while it is sent', async () => {
  const { enters, clicks, one, all, waits } = await formVisit(aForm([aField('TEXT', 1)]));
  await enters(input, 'SN-3040');
  const seen: unknown[] = [];
  const watching = new MutationObserver(() => void seen.push(one('button.form-submit').getAttribute('aria-busy')));
  watching.observe(one('button.form-submit'), { attributes: true });
  await clicks('button.form-submit');
  await waits(() => all('.form-receipt').length === 1);
  expect(seen).toContain('true');
});
