/** An HTTP client that stores cookies and every byte that it received, and does not follow redirects. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Headers and bodies of all responses, as text. */
  received: string[];
  request(url: string, init?: RequestInit): Promise<Response>;
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts like a form on the URL's own site, unless the headers say otherwise. */
  post(url: string, fields?: Record<string, string> | FormData, headers?: Record<string, string>): Promise<Response>;
  /** Follows redirects to the end. */
  follow(url: string): Promise<{ response: Response; urls: string[] }>;
}

/** A cookie of `Set-Cookie`, with its attributes in lower case. */
export function parseCookie(line: string): { name: string; value: string; attributes: Map<string, string> } {
  const [pair = '', ...rest] = line.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  const attributes = rest.map((entry) => entry.toLowerCase().split('=')).map(([key = '', text = '']) => [key, text]);
  return { name, value: value.join('='), attributes: new Map(attributes as [string, string][]) };
}

/** A new client without cookies. Cookies are stored by host, as in browsers. */
export function newVisitor(): Visitor {
  const cookies = new Map<string, string>();
  const received: string[] = [];

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, attributes } = parseCookie(line);
      if (attributes.get('max-age') === '0') cookies.delete(name);
      else cookies.set(name, value);
    }
    const body = await response.text();
    received.push(JSON.stringify([...response.headers]), body);
    // A response with one of these statuses must not have a body, not even an empty one.
    const isBodyless = [204, 205, 304].includes(response.status);
    return new Response(isBodyless ? null : body, { status: response.status, headers: response.headers });
  }

  return {
    cookies,
    received,
    request,
    get: (url, headers = {}) => request(url, { headers }),
    post(url, fields = {}, headers = {}) {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      return request(url, { method: 'POST', body, headers: { origin: new URL(url).origin, ...headers } });
    },
    async follow(url) {
      const urls: string[] = [];
      for (let next = url; urls.length < 20; ) {
        urls.push(next);
        const response = await request(next);
        const location = response.status < 400 ? response.headers.get('location') : null;
        if (location === null) return { response, urls };
        next = new URL(location, next).href;
      }
      throw new Error(`redirected too often: ${urls.join(' ')}`);
    },
  };
}
