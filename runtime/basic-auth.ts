/** What HTTP's Basic authentication needs: `user:password`. */
type Credentials = string;

/**
 * A URL without user and password, which may be shown, and these; empty when it has none.
 * @throws URIError for a percent sign that encodes nothing
 */
export function splitCredentials(given: string): { url: string; credentials: Credentials } {
  if (!URL.canParse(given)) return { url: given, credentials: '' };
  const url = new URL(given);
  if (url.username === '' && url.password === '') return { url: given, credentials: '' };
  const credentials = `${decoded(url.username)}:${decoded(url.password)}`;
  Object.assign(url, { username: '', password: '' });
  return { url: withoutSlash(url.href), credentials };
}

/** The URL for requests: with user and password. Never show it. */
export function withCredentials(url: string, credentials: Credentials): string {
  if (credentials === '') return url;
  const at = credentials.indexOf(':');
  const [username, password] = [credentials.slice(0, at), credentials.slice(at + 1)].map(encodeURIComponent);
  return withoutSlash(Object.assign(new URL(url), { username, password }).href);
}

/** The header `Authorization` of a URL with user and password; none for any other. */
export function basicAuthorization(url: string): { authorization?: string } {
  const { credentials } = splitCredentials(url);
  return credentials === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Without the text, which is secret.
    throw new URIError('write a percent sign in the user or password of the URL as %25');
  }
}

function withoutSlash(href: string): string {
  return href.endsWith('/') ? href.slice(0, -1) : href;
}
