/** What Mozilla's HTTP Observatory looks at in a response over HTTPS. */
export interface ObservedResponse {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** Each `Set-Cookie`. */
  cookies: readonly string[];
  body: string;
}

/** A response over HTTP, which must lead to HTTPS. */
export interface ObservedRedirect {
  status: number;
  location: string | undefined;
}

export interface Finding {
  rule: string;
  points: number;
}

type Sources = ReadonlyMap<string, readonly string[]>;

const HALF_A_YEAR = 15_768_000;

function parsePolicy(policy: string): Sources {
  const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function sourcesOf(policy: Sources, directive: string): readonly string[] {
  return policy.get(directive) ?? policy.get('default-src') ?? ['*'];
}

/** Sources that let a page load from anywhere, or run what an attacker wrote into it. */
function isUnsafe(sources: readonly string[]): boolean {
  const hasHashes = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  return sources.some(
    (source) => ['*', 'http:', 'https:', 'data:'].includes(source) || (source === "'unsafe-inline'" && !hasHashes),
  );
}

function policyFinding(text: string | undefined): Finding {
  if (!text) return { rule: 'Content-Security-Policy is missing', points: -25 };
  const policy = parsePolicy(text);
  if (isUnsafe(sourcesOf(policy, 'script-src'))) return { rule: 'the policy allows unsafe scripts', points: -20 };
  if (isUnsafe(sourcesOf(policy, 'object-src'))) return { rule: 'the policy allows unsafe objects', points: -20 };
  if (sourcesOf(policy, 'script-src').includes("'unsafe-eval'")) return { rule: 'the policy allows eval', points: -10 };
  if (isUnsafe(sourcesOf(policy, 'style-src'))) return { rule: 'the policy allows inline styles only', points: 0 };
  const isClosed = policy.get('default-src')?.join() === "'none'";
  return isClosed ? { rule: "default-src 'none'", points: 10 } : { rule: 'nothing unsafe in the policy', points: 5 };
}

function transportFinding(text: string | undefined): Finding {
  if (!text) return { rule: 'Strict-Transport-Security is missing', points: -20 };
  const seconds = Number(/max-age=(\d+)/i.exec(text)?.[1] ?? 0);
  return seconds >= HALF_A_YEAR ? { rule: 'HSTS', points: 0 } : { rule: 'HSTS for less than six months', points: -10 };
}

function framingFinding(policy: string | undefined, header: string | undefined): Finding {
  if (parsePolicy(policy ?? '').has('frame-ancestors')) return { rule: 'frame-ancestors', points: 5 };
  const isSet = /^(?:deny|sameorigin)$/i.test(header ?? '');
  return isSet ? { rule: 'X-Frame-Options', points: 0 } : { rule: 'any site may frame it', points: -20 };
}

function referrerFinding(text: string | undefined): Finding {
  if (!text) return { rule: 'Referrer-Policy is missing', points: 0 };
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(text);
  return isPrivate
    ? { rule: 'a private Referrer-Policy', points: 5 }
    : { rule: 'an unsafe Referrer-Policy', points: -5 };
}

function cookieFinding(cookies: readonly string[]): Finding {
  const has = (cookie: string, attribute: string) => cookie.toLowerCase().split(/;\s*/).slice(1).includes(attribute);
  const insecure = cookies.filter((cookie) => !has(cookie, 'secure'));
  if (insecure.length > 0) return { rule: `a cookie without Secure: ${insecure[0]}`, points: -20 };
  return { rule: cookies.length > 0 ? 'secure cookies' : 'no cookies', points: 0 };
}

/** Scripts of other hosts need a hash; own ones do not. */
function scriptFinding(body: string): Finding {
  const foreign = [...body.matchAll(/<script\b[^>]*\bsrc=["']?(https?:)?\/\/[^>]*>/gi)].map(([tag]) => tag);
  if (foreign.some((tag) => /src=["']?http:/i.test(tag))) return { rule: 'a script over HTTP', points: -50 };
  const bare = foreign.filter((tag) => !/\bintegrity=/.test(tag));
  return bare.length > 0
    ? { rule: `a script without integrity: ${bare[0]}`, points: -5 }
    : { rule: 'scripts', points: 0 };
}

function sharingFinding(headers: ObservedResponse['headers']): Finding[] {
  const isOpen = headers['access-control-allow-origin'] === '*';
  const policy = headers['cross-origin-resource-policy'] ?? '';
  const isClosed = policy === 'same-origin' || policy === 'same-site';
  return [
    isOpen ? { rule: 'every site may read it', points: -50 } : { rule: 'no other site may read it', points: 0 },
    isClosed ? { rule: 'Cross-Origin-Resource-Policy', points: 10 } : { rule: 'any site may embed it', points: 0 },
  ];
}

function redirectFinding({ status, location }: ObservedRedirect): Finding {
  const isPermanent = [301, 308].includes(status) && location?.startsWith('https://');
  return isPermanent
    ? { rule: 'HTTP leads to HTTPS', points: 0 }
    : { rule: 'HTTP does not lead to HTTPS', points: -20 };
}

/** Rules of the Observatory's scoring as its documentation has them (developer.mozilla.org), each with what a response gets. */
export function observe({ headers, cookies, body }: ObservedResponse, redirect: ObservedRedirect): Finding[] {
  const policy = headers['content-security-policy'];
  const isNosniff = headers['x-content-type-options']?.toLowerCase() === 'nosniff';
  return [
    policyFinding(policy),
    transportFinding(headers['strict-transport-security']),
    framingFinding(policy, headers['x-frame-options']),
    referrerFinding(headers['referrer-policy']),
    isNosniff ? { rule: 'nosniff', points: 0 } : { rule: 'X-Content-Type-Options is missing', points: -5 },
    cookieFinding(cookies),
    scriptFinding(body),
    ...sharingFinding(headers),
    redirectFinding(redirect),
  ];
}

/** Begins at 100; what is good beyond that counts only for responses that reach 90 without it. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (list: readonly Finding[]) => list.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(findings.filter(({ points }) => points < 0));
  return base < 90 ? Math.max(0, base) : base + sum(findings.filter(({ points }) => points > 0));
}
