import { pathKey, queryKey } from './address-key.ts';
import type { Move, RequestedUrl, Rule } from './rule.ts';

/** Rules by their address. */
export interface RuleIndex {
  /** @param key see `ruleKey` */
  get(key: string): Rule | undefined;
  /** The names of parameters that rules of a path have, one list for each rule's set of names; the longest first. */
  names(place: string): readonly (readonly string[])[];
}

export function ruleKey({ host, path, query }: Pick<Rule, 'host' | 'path' | 'query'>): string {
  return `${host}${path}?${query}`;
}

/** Names of the parameters in a rule's query. */
export function namesOf(query: string): string[] {
  return [...new Set(new URLSearchParams(query).keys())];
}

/** A target of the site as a request would have it; undefined for URLs of others. */
export function requestedUrl(to: string): RequestedUrl | undefined {
  if (!to.startsWith('/')) return undefined;
  const [path = '', query = ''] = to.replace(/#.*$/s, '').split('?', 2);
  return { host: '', path: decodeURIComponent(path), query };
}

/** The rule for an address: one of its host before one of every host, one with more parameters before one with fewer. */
export function findRule(index: RuleIndex, { host, path, query }: RequestedUrl): Rule | undefined {
  const key = pathKey(path);
  const parameters = [...new URLSearchParams(query)];
  for (const place of host === '' ? [key] : [host + key, key]) {
    for (const names of parameters.length === 0 ? [] : index.names(place)) {
      const rule = index.get(`${place}?${queryKey(parameters.filter(([name]) => names.includes(name)))}`);
      // Without its parameters it would be the rule for every query.
      if (rule?.query) return rule;
    }
    const rule = index.get(`${place}?`);
    if (rule) return rule;
  }
  return undefined;
}

/** A target with the parameters of the request that neither it nor the rule has: where a visitor came from is not lost. */
export function withQuery(to: string, query: string, used: readonly string[] = []): string {
  if (query === '' || to === '') return to;
  const [address = '', hash] = to.split('#', 2);
  const [path = '', own = ''] = address.split('?', 2);
  const known = new Set([...used, ...new URLSearchParams(own).keys()]);
  const passed = [...new URLSearchParams(query)].filter(([name]) => !known.has(name));
  const joined = [own, new URLSearchParams(passed).toString()].filter(Boolean).join('&');
  return `${path}${joined && `?${joined}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** Where a rule leads a request. */
export function moveBy(rule: Rule, { query }: Pick<RequestedUrl, 'query'>): Move {
  return { status: rule.status, to: withQuery(rule.to, query, namesOf(rule.query)), rule };
}
