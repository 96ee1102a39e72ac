import type { PolicySources } from './third-parties.ts';

const NONE = "'none'";

function parse(policy: string): Map<string, string[]> {
  const directives = policy
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The directive that applies where a policy lacks one: `style-src-elem` falls back to `style-src`, others to `default-src`. */
function fallback(directives: ReadonlyMap<string, string[]>, name: string): string[] {
  const general = name.replace(/-(?:elem|attr)$/, '');
  return directives.get(general) ?? directives.get('default-src') ?? [];
}

/**
 * A page's Content-Security-Policy with the sources of the third parties that the visitor allows. What the page itself
 * may load stays as it is.
 */
export function openPolicy(policy: string, parties: readonly PolicySources[]): string {
  const directives = parse(policy);
  for (const [name, sources] of parties.flatMap((party) => Object.entries(party))) {
    const own = directives.get(name) ?? fallback(directives, name);
    const merged = new Set([...own.filter((source) => source !== NONE), ...(sources ?? [])]);
    directives.set(name, [...merged]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
