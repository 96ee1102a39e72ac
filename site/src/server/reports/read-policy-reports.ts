import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';

/** What is known about something that the policy of a page blocked: nothing about the page or its visitor. */
export interface PolicyReport {
  /** The violated directive, such as `script-src-elem`; `other` for anything that is not a directive. */
  directive: string;
  /** Origin of what was blocked, such as `https://cdn.example`, or a word such as `inline`; never a path or query. */
  blocked: string;
}

const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'object-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'child-src',
]);
/** In place of a URL, for what has none. */
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink']);
/** Reports of one message that count. */
const MOST = 20;

function blockedOf(value: unknown): string {
  if (typeof value !== 'string') return 'unknown';
  if (WORDS.has(value)) return value;
  if (!URL.canParse(value)) return 'unknown';
  const { origin, protocol } = new URL(value);
  // A `data:` URL contains its content; an extension of the browser has the visitor's own ID.
  return origin === 'null' || !/^https?:$/.test(protocol) ? protocol : origin;
}

function reportOf(directive: unknown, blocked: unknown): PolicyReport {
  // Older browsers add the sources of the directive.
  const [name = ''] = typeof directive === 'string' ? directive.split(' ') : [];
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: blockedOf(blocked) };
}

/** The one report of `report-uri`. */
function legacyReports(value: Record<string, unknown>): PolicyReport[] {
  const report = value['csp-report'];
  if (!isRecord(report)) return [];
  return [reportOf(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])];
}

/** The list of `report-to`. */
function listedReports(values: readonly unknown[]): PolicyReport[] {
  return values.slice(0, MOST).flatMap((value) => {
    if (!isRecord(value) || value.type !== 'csp-violation' || !isRecord(value.body)) return [];
    return [reportOf(value.body.effectiveDirective, value.body.blockedURL)];
  });
}

/** Reads what a browser reports, in both formats. @returns undefined when it is neither */
export function readPolicyReports(text: string): PolicyReport[] | undefined {
  const value = parsedJson(text);
  if (Array.isArray(value)) return listedReports(value);
  return isRecord(value) ? legacyReports(value) : undefined;
}
