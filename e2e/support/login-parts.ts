import { company } from './companies.ts';
import { loginOf, type Role, signInAtCms } from './editor.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Begins a login at the site. @returns where the CMS is asked to lead back to, and the state in it */
export async function beginLogin(visitor: Visitor, path = '/search', siteUrl = company.siteUrl) {
  const answer = await visitor.get(`${siteUrl}/login?redirect_uri=${encodeURIComponent(path)}`);
  const generate = new URL(answer.headers.get('location') ?? '');
  const back = generate.searchParams.get('redirect_uri') ?? '';
  return { generate: generate.href, back, state: new URL(back).searchParams.get('state') ?? '' };
}

/** A code of the CMS for somebody of this role, as it would come back to the site. */
export async function freshCode(
  role: Role = 'editor',
  siteUrl = company.siteUrl,
  cmsUrl = company.cmsUrl,
): Promise<string> {
  const somebody = newVisitor();
  await signInAtCms(somebody, cmsUrl, await loginOf(role));
  const answer = await somebody.get(`${cmsUrl}/generate?redirect_uri=${encodeURIComponent(`${siteUrl}/login`)}`);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
