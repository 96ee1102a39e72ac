import { assertNever } from '@headwater/contract/assert-never.ts';
import { type Category, categories } from './categories.ts';
import { readChoice } from './choice-cookie.ts';

/**
 * Which visitors the site asks before third parties load. `by region`: those from these regions, as a proxy names them in
 * a request header, such as `cf-ipcountry: DE`, and those whose request lacks the header.
 */
export type ConsentRule =
  | { mode: 'required' }
  | { mode: 'by region'; header: string; regions: readonly string[] }
  | { mode: 'off' };

/** The parts of a request on which consent depends. */
export interface ConsentRequest {
  /** The `Cookie` header. */
  cookie: string | undefined;
  /** The header that the rule names. */
  region: string | undefined;
}

const nothing: ReadonlySet<Category> = new Set();
const everything: ReadonlySet<Category> = new Set(categories);

function isAskedFirst(rule: ConsentRule, region: string | undefined): boolean {
  switch (rule.mode) {
    case 'required':
      return true;
    case 'by region':
      return region === undefined || region === '' || rule.regions.includes(region.toUpperCase());
    case 'off':
      return false;
    default:
      return assertNever(rule, 'rule');
  }
}

/** Lower-case name of the header that a rule reads. */
export function regionHeader(rule: ConsentRule): string | undefined {
  return rule.mode === 'by region' ? rule.header.toLowerCase() : undefined;
}

/** `Vary` of a page with third parties: by cookie under every rule, because a choice counts under every rule. */
export function consentVary(rule: ConsentRule): string {
  return ['Cookie', regionHeader(rule)].filter(Boolean).join(', ');
}

/** What a visitor allows: their choice; before one, nothing if the rule has the site ask them first, else everything. */
export function allowedCategories(rule: ConsentRule, { cookie, region }: ConsentRequest): ReadonlySet<Category> {
  return readChoice(cookie) ?? (isAskedFirst(rule, region) ? nothing : everything);
}
