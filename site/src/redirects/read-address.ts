import { encodePath } from '../page-cache/path-key.ts';
import { withoutInvisibleEnd } from './address-key.ts';
import type { Hosts } from './rule.ts';

const LONGEST = 2048;

/** Why something cannot be a rule, in words for a person. */
export type Faulty = { fault: string };

interface Parts {
  host: string;
  /** Decoded. */
  path: string;
  query: string;
  hash: string;
}

/** An address in its parts. A scheme other than HTTP, a password and a backslash are refused. */
export function readAddress(written: string): Parts | Faulty {
  const text = withoutInvisibleEnd(written).trim();
  if (text.length > LONGEST) return { fault: `it is longer than ${LONGEST} characters` };
  if (/[\p{Cc}\\]/u.test(text)) return { fault: 'it has a backslash or an invisible character' };
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(text)?.[0].toLowerCase() ?? '';
  if (scheme !== '' && scheme !== 'http:' && scheme !== 'https:') return { fault: `“${scheme}” is refused` };
  if (scheme === '' && !text.startsWith('/')) return { fault: 'it must begin with a slash, or be a whole URL' };
  if (!URL.canParse(text, 'https://none.invalid')) return { fault: 'it is not a URL' };
  const url = new URL(text, 'https://none.invalid');
  if (url.username || url.password) return { fault: 'it has a user name or password' };
  // `URL` resolves dots; the text has the path as it was written.
  const rawPath = /^(?:https?:)?(?:\/\/[^/?#]*)?([^?#]*)/i.exec(text)?.[1] ?? '';
  try {
    const path = withoutInvisibleEnd(decodeURIComponent(rawPath)) || '/';
    return { host: url.host === 'none.invalid' ? '' : url.host, path, query: url.search.slice(1), hash: url.hash };
  } catch {
    return { fault: 'its escapes are not valid UTF-8' };
  }
}

/** Where a rule leads: an encoded path of the site, or a URL of a host that rules may lead to. */
export function readTarget(text: string, hosts: Hosts): { to: string } | Faulty {
  const parts = readAddress(text);
  if ('fault' in parts) return { fault: `its target: ${parts.fault}` };
  const { host, path, query, hash } = parts;
  const rest = `${query && `?${query}`}${hash}`;
  if (host === '' || hosts.own.includes(host) || hosts.old.includes(host)) {
    return { to: encodePath(`/${path.split('/').filter(Boolean).join('/')}${/.\/$/.test(path) ? '/' : ''}`) + rest };
  }
  if (!hosts.others.includes(host)) {
    return { fault: `its target: the host ${host} is not in SITE_URL, OLD_HOSTS or REDIRECT_HOSTS` };
  }
  return { to: new URL(text.trim(), 'https://none.invalid').href };
}
