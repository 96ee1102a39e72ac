import { company } from './companies.ts';
import { loginOf, type Role, signInAtCms } from './editor.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Begins a login at the site. @returns the URL to which the CMS redirects back, and its state */
export async function beginLogin(visitor: Visitor, path = '/search', siteUrl = company.siteUrl) {
  const answer = await visitor.get(`${siteUrl}/login?redirect_uri=${encodeURIComponent(path)}`);
  const generate = new URL(answer.headers.get('location') ?? '');
  const back = generate.searchParams.get('redirect_uri') ?? '';
  return { generate: generate.href, back, state: new URL(back).searchParams.get('state') ?? '' };
}

/** An authorization code of the CMS for a user with this role. */
export async function freshCode(
  role: Role = 'editor',
  siteUrl = company.siteUrl,
  cmsUrl = company.cmsUrl,
): Promise<string> {
  const browser = newVisitor();
  await signInAtCms(browser, cmsUrl, await loginOf(role));
  const answer = await browser.get(`${cmsUrl}/generate?redirect_uri=${encodeURIComponent(`${siteUrl}/login`)}`);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
