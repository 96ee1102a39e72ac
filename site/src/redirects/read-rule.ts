import { isReservedPath } from '@headwater/content-model/reserved-paths.ts';
import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { pathKey, queryKey } from './address-key.ts';
import { readPattern } from './pattern.ts';
import { type Faulty, readAddress, readTarget } from './read-address.ts';
import { type Hosts, isGone, type PatternRule, type RedirectStatus, type Rule, redirectStatuses } from './rule.ts';

export type RuleReading = { rule: Rule } | { pattern: PatternRule } | Faulty;

/** An old address. */
function readSource(text: string, hosts: Hosts): Pick<Rule, 'host' | 'path' | 'query'> | Faulty {
  const parts = readAddress(text);
  if ('fault' in parts) return parts;
  const { host, query } = parts;
  if (host !== '' && !hosts.own.includes(host) && !hosts.old.includes(host)) {
    return { fault: `the host ${host} is not in SITE_URL or OLD_HOSTS` };
  }
  const address = {
    host: hosts.old.includes(host) ? host : '',
    path: pathKey(parts.path),
    query: queryKey(new URLSearchParams(query)),
  };
  if (address.host === '' && isReservedPath(address.path)) return { fault: 'the site needs this path itself' };
  if (address.host === '' && address.path === '/' && address.query === '') {
    return { fault: 'the front page cannot move; give its rule a query' };
  }
  return address;
}

function isRedirectStatus(status: number): status is RedirectStatus {
  return redirectStatuses.some((known) => known === status);
}

/** Checks a rule as somebody wrote it. @returns its first fault, in words for a person, if it has one */
export function readRule(written: WrittenRule, hosts: Hosts): RuleReading {
  const { from, where, status, unsupported } = written;
  if (unsupported !== undefined) return { fault: unsupported };
  if (!isRedirectStatus(status)) return { fault: `${status} is not one of ${redirectStatuses.join(', ')}` };
  if (!isGone(status) && written.to.trim() === '') return { fault: 'it has no target' };
  if (written.isPattern)
    return readPattern({ from, where, status, to: isGone(status) ? '' : written.to.trim() }, hosts);
  const source = readSource(from, hosts);
  if ('fault' in source) return source;
  const target = isGone(status) ? { to: '' } : readTarget(written.to, hosts);
  return 'fault' in target ? target : { rule: { ...source, to: target.to, status, where, from } };
}
