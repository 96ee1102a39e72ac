/** How secrets look that are recognizable by themselves. Passwords are not: only review finds those. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[A-Za-z\d+/=\s]{40}/,
  'an access key of AWS': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{22}_\w{59})\b/,
  'a token of GitLab': /\bglpat-[\w-]{20}\b/,
  'a token of npm': /\bnpm_[A-Za-z\d]{36}\b/,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{10,}/,
  'a webhook of Slack': /hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}/,
  'a secret key of Stripe': /\b[rs]k_live_[A-Za-z\d]{20,}\b/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  'a key of an AI service': /\bsk-(?:ant-|proj-)[\w-]{32,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
};

/** What a text seems to contain, such as `a private key`; empty when nothing. */
export function secretsIn(text: string): string[] {
  return Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}
