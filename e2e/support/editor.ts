import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from './companies.ts';
import { startTags } from './html.ts';
import { newVisitor, type Visitor } from './visitor.ts';

export type Role = 'administrator' | 'editor' | 'subscriber';

export interface Login {
  username: string;
  password: string;
}

/** The login that the local CMS generated for a role. */
export async function loginOf(role: Role, folder = company.folder): Promise<Login> {
  const logins: Record<Role, Login> = JSON.parse(await readFile(join(folder, 'cms', 'first-logins.json'), 'utf8'));
  return logins[role];
}

function hiddenFields(page: string): Record<string, string> {
  const inputs = startTags(page).filter(({ name, attributes }) => name === 'input' && attributes.type === 'hidden');
  return Object.fromEntries(inputs.map(({ attributes: { name = '', value = '' } }) => [name, value]));
}

/** Signs in to the CMS like a browser on its login page. */
export async function signInAtCms(visitor: Visitor, cmsUrl: string, { username, password }: Login): Promise<void> {
  const url = `${cmsUrl}/wp-login.php`;
  const page = await (await visitor.get(url)).text();
  const response = await visitor.post(url, { ...hiddenFields(page), log: username, pwd: password });
  if (response.status !== 302) throw new Error(`the CMS did not sign ${username} in: ${response.status}`);
}

/** A client that is signed in to the CMS and the site as a user with this role. */
export async function signedIn(role: Role = 'editor', { siteUrl, cmsUrl, folder } = company): Promise<Visitor> {
  const visitor = newVisitor();
  await signInAtCms(visitor, cmsUrl, await loginOf(role, folder));
  await visitor.follow(`${siteUrl}/login?redirect_uri=%2Fsearch`);
  if (!visitor.cookies.has('faust-rt')) throw new Error(`the site did not sign the ${role} in`);
  return visitor;
}

/** The access token of a signed-in client. */
export async function accessTokenOf(visitor: Visitor, siteUrl = company.siteUrl): Promise<string> {
  const response = await visitor.get(`${siteUrl}/api/faust/auth/token`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}

export interface Draft {
  /** Slug of the content type. */
  type: string;
  title: string;
  content: string;
  template?: string;
  /** Further fields of the admin's form, by their names there. */
  fields?: Record<string, string>;
}

/** Sends the admin's form for new content. @returns the content's ID */
async function sendNew(
  visitor: Visitor,
  { type, fields: typed = {}, ...words }: Draft,
  action: 'draft' | 'publish',
  cmsUrl: string,
): Promise<number> {
  const url = `${cmsUrl}/wp-admin/post-new.php?post_type=${type}`;
  const page = await (await visitor.get(url)).text();
  const sent = { template: 'Default', visibility: 'public', slug: '', excerpt: '', ...words, ...typed, do: action };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...hiddenFields(page), ...sent })) form.set(name, value);
  const response = await visitor.post(url, form);
  const id = /[?&]post=(\d+)/.exec(response.headers.get('location') ?? '')?.[1];
  if (response.status !== 303 || !id)
    throw new Error(`nothing was written: ${response.status} ${await response.text()}`);
  return Number(id);
}

/** Writes a draft through the admin's form. @returns its ID */
export function writeDraft(visitor: Visitor, draft: Draft, cmsUrl = company.cmsUrl): Promise<number> {
  return sendNew(visitor, draft, 'draft', cmsUrl);
}

/** The same for content that is published at once. @returns its ID */
export function publish(visitor: Visitor, content: Draft, cmsUrl = company.cmsUrl): Promise<number> {
  return sendNew(visitor, content, 'publish', cmsUrl);
}

/** The preview URL of content, by its ID. */
export function previewUrl(id: number, siteUrl = company.siteUrl): string {
  return `${siteUrl}/preview?p=${id}&preview=true&previewPathname=${encodeURIComponent(`/?p=${id}`)}`;
}

/** Queries the CMS anonymously. */
export async function queryCms<Data>(query: string, cmsUrl = company.cmsUrl): Promise<Data> {
  const response = await fetch(`${cmsUrl}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data?: Data };
  if (!data) throw new Error('the CMS returned no data');
  return data;
}

/** The URL in the first preview link of a draft's banner. */
export function previewLinkIn(html: string): string {
  return /[^<>]+\?link=[^<>]+(?=<\/textarea>)/.exec(html)?.[0] ?? '';
}
