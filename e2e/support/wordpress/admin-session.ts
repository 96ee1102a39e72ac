/** The cookies of a browser that signed in to WordPress's admin. */
export interface AdminSession {
  /** The HTML of a page under `/wp-admin/`. */
  page: (path: string) => Promise<string>;
  /** Sends a form of the admin. @returns the page that it leads to */
  post: (path: string, values: Record<string, string>) => Promise<string>;
}

/** The nonce of a form in a page of the admin. @param id of the form; the page's first form without one */
export function nonceOf(page: string, id?: string): string {
  const form = id === undefined ? page : new RegExp(`id="${id}".*?</form>`, 's').exec(page)?.[0];
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(form ?? '')?.[1];
  if (!nonce) throw new Error(`The page has no form ${id ?? ''} with a nonce: ${page}`);
  return nonce;
}

/** Signs in like a person, with the login form. */
export async function signInToWordPress(url: string, password = 'admin-password'): Promise<AdminSession> {
  const login = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'admin', pwd: password, testcookie: '1' }),
  });
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (login.status !== 302) throw new Error(`WordPress responded with ${login.status} to the login.`);
  const headers = { cookie: cookie.join('; ') };
  const page = async (path: string) => {
    const response = await fetch(new URL(path, `${url}/wp-admin/`), { headers });
    if (response.status !== 200) throw new Error(`${path} is a ${response.status}: ${await response.text()}`);
    return response.text();
  };
  return {
    page,
    post: async (path, values) => {
      const response = await fetch(new URL(path, `${url}/wp-admin/`), {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams(values),
      });
      return page(response.headers.get('location') ?? `no-redirect-but-${response.status}`);
    },
  };
}
