import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSetCookie } from 'cookie';
import type { UserRole } from '../database/records.ts';
import { firstLoginsFile } from '../starting-content/first-logins.ts';
import { attribute } from './posted-page.ts';

interface Subject {
  fetch: (request: Request, address?: string) => Promise<Response>;
  folder: string;
}

export interface Credentials {
  username: string;
  password: string;
}

/** The login that the CMS generated for the first user of a role. */
export async function loginOf({ folder }: Pick<Subject, 'folder'>, role: UserRole): Promise<Credentials> {
  return JSON.parse(await readFile(join(folder, firstLoginsFile), 'utf8'))[role];
}

/** Stores cookies and fills in forms as a browser does, but does not follow redirects. */
export function browser(cms: Subject, address = '203.0.113.7') {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await cms.fetch(new Request(new URL(path, 'http://cms.test'), { ...init, headers }), address);
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line);
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),

    /** Sends the only form of a page, with its hidden fields and `typed` in the others. */
    async submit(path: string, typed: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
      const page = await (await send(path)).text();
      const fields = new URLSearchParams();
      for (const [input] of page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
        fields.set(attribute(input, 'name') ?? '', attribute(input, 'value') ?? '');
      }
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
      const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? path;
      return send(action, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: fields.toString(),
      });
    },

    /** Signs in through the login page. */
    async signIn({ username, password }: Credentials, path = '/wp-login.php'): Promise<Response> {
      return this.submit(path, { log: username, pwd: password });
    },
  };
}

export type Browser = ReturnType<typeof browser>;
