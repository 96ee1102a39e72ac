import { join } from 'node:path';
import { parseSetCookie } from 'cookie';
import { accountsOf } from '../accounts/accounts.ts';
import { openDatabase } from '../database/open-database.ts';
import type { UserRole } from '../database/records.ts';
import { tablesOf } from '../database/tables.ts';
import { browser, loginOf } from './browser.ts';
import { formOf } from './posted-page.ts';

interface Subject {
  fetch: (request: Request, address?: string) => Promise<Response>;
  folder: string;
}

/** Text for controls by name; null unchecks a checkbox; files are for file controls. */
export type Typed = Record<string, string | File | null>;

/** Starts a session as a login does, but without the work of checking a password. @returns its cookie */
function openSession(folder: string, username: string): string {
  const database = openDatabase(join(folder, 'content.sqlite'));
  try {
    const tables = tablesOf(database);
    const user = tables.users.byLogin(username);
    if (!user) throw new Error(`There is no user ${username}.`);
    return accountsOf(tables, 'http://cms.test', '', Date.now).sessions.open(user, { remember: true });
  } finally {
    database.close();
  }
}

/** A user of the admin with scripts disabled. */
export async function adminVisit(cms: Subject, role: UserRole) {
  const visitor = browser(cms);
  const { username } = await loginOf(cms, role);
  const { name, value = '' } = parseSetCookie(openSession(cms.folder, username));
  visitor.cookies.set(name, value);
  const cookie = (): string => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function post(path: string, data: FormData, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(new URL(path, 'http://cms.test'), {
      method: 'POST',
      body: data,
      headers: { cookie: cookie(), ...headers },
    });
    return cms.fetch(request, '203.0.113.7');
  }

  return {
    ...visitor,
    post,
    page: async (path: string): Promise<string> => (await visitor.get(path)).text(),

    /** Opens a page, types into the form that leads to `action`, and sends it. */
    async send(path: string, typed: Typed, action = '/wp-admin/'): Promise<Response> {
      const form = formOf(await (await visitor.get(path)).text(), action);
      for (const [name, value] of Object.entries(typed)) {
        if (value === null) form.data.delete(name);
        else form.data.set(name, value);
      }
      return post(form.action, form.data);
    },

    /** Types into a form that a response shows again, and sends it. */
    async sendAgain(response: Response, typed: Typed, action = '/wp-admin/'): Promise<Response> {
      const form = formOf(await response.text(), action);
      for (const [name, value] of Object.entries(typed)) if (value !== null) form.data.set(name, value);
      return post(form.action, form.data);
    },
  };
}

export type AdminVisit = Awaited<ReturnType<typeof adminVisit>>;
