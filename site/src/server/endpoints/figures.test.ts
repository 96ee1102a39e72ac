import { expect, test } from 'vitest';
import { respondToMessage } from '../../catalogue/import/respond-to-message.ts';
import type { Exchange } from '../exchange.ts';
import { createFiguresResponder } from './figures.ts';

/** What the CMS gets for a signed body. */
async function responseTo(body: string, figures: (message: string) => Promise<string | undefined>) {
  const sent: unknown[] = [];
  const res = {
    writeHead(status: number) {
      sent.push(status);
      return res;
    },
    end: (text: string) => void sent.push(text),
  };
  const exchange = { res, signedBody: Buffer.from(body) } as unknown as Exchange;
  await createFiguresResponder({ figures })(exchange);
  return sent;
}

/** A CMS with one product, which has no power. */
const query = async () => ({
  data: {
    contentNodes: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: [
        {
          __typename: 'Page',
          uri: '/a/',
          hasPassword: false,
          content: '<p>Flow: 5 gpm</p><table><tr><td>Flow<td>4 gpm</tr><tr><td>Head<td>6 ft</tr></table>',
          template: { __typename: 'Template_SingleProduct', singleProduct: null },
        },
      ],
    },
  },
});
const respond = (text: string) => respondToMessage(text, query as never);

test.each([
  [{ kind: 'check' }, /"path":"\/a\/","lines":\["lacks Power","Flow: 4 gpm in table 1, \\"Flow: 5 gpm\\" in the text/],
  [
    { kind: 'read', html: '<table><tr><td>Flow</td><td>a lot</td></tr></table>', tables: 'Smell\tnone' },
    /"unread":\["table 1.*Smell.*Flow \| a lot/,
  ],
  [
    { kind: 'export', products: [{ id: 1, title: 'A-1', path: '/a/', tables: 'Flow (gpm)\t4' }] },
    /Page,Model,Flow \(gpm\)\\r\\n\/a\/,A-1,4/,
  ],
  [
    { kind: 'import', products: [], file: Buffer.from('Model\nA-1').toString('base64') },
    /"faults":\["line 2, column A/,
  ],
])('a message of the CMS about figures gets its response: %j', async (message, expected) => {
  expect(await responseTo(JSON.stringify(message), respond)).toEqual([200, expect.stringMatching(expected)]);
});

test.each(['', '[]', '{"kind":"import"}', '{"kind":"export","products":1}'])('%j is refused', async (body) => {
  expect((await responseTo(body, respond))[0]).toBe(400);
});

test('while the index is away, the CMS may try again', async () => {
  expect((await responseTo('{}', () => Promise.reject(new Error('ended'))))[0]).toBe(503);
});
