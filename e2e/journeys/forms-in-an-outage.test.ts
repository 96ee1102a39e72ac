import { expect, test } from '@playwright/test';
import { company } from '../support/companies.ts';
import { statesIn } from '../support/leads/lead-states.ts';
import { openOwnStage } from '../support/leads/stage.ts';
import { contactValues } from '../support/leads/visitor.ts';

const FORM_KEY = /^gf_form:/;

/** WordPress's cache header, whose keys do not include forms. */
function withoutForms(keys: string): string {
  return keys
    .split(' ')
    .filter((key) => !FORM_KEY.test(Buffer.from(key, 'base64').toString('latin1')))
    .join(' ');
}

test('a form on a visited page can be sent while the CMS is down, even after a restart', async () => {
  test.setTimeout(300_000);
  const stage = await openOwnStage(company, 'learned');
  try {
    const { cmsProxy, siteUrl } = stage;
    cmsProxy.editHeaders = ({ 'x-graphql-keys': keys = '', ...headers }) => ({
      ...headers,
      'x-graphql-keys': withoutForms(keys),
    });
    // The form is fetched with its page, and never again.
    let requests = 0;
    cmsProxy.edit = (text, { operationName }) => {
      if (operationName !== 'GetForm') return text;
      requests += 1;
      return requests === 1 ? text : JSON.stringify({ errors: [{ message: 'Internal server error' }] });
    };
    const page = await (await fetch(`${siteUrl}/contact/`)).text();
    const [, token] = /name="hw_token" value="([^"]+)"/.exec(page) ?? [];
    expect(token, 'the page holds the form').toBeTruthy();
    await stage.shutCms();
    await stage.killAndStart();
    const response = await fetch(`${siteUrl}/api/forms/1`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/json' },
      body: JSON.stringify({
        key: crypto.randomUUID(),
        token,
        values: contactValues('learned from its page'),
        page: { path: '/contact/', asPath: '/contact/' },
      }),
    });
    expect({ status: response.status, ...(await response.json()) }).toMatchObject({ status: 'kept' });
    await stage.openCms();
    await stage.drained(150);
    expect(statesIn(stage.outbox)).toEqual({ delivered: 1 });
  } finally {
    await stage.close();
  }
});
