/**
 * The URL of a mail server with limits for connecting and for silence, in the parameters that Nodemailer reads: a
 * server that does not respond must not hold anything up.
 * @param waitMs milliseconds
 */
export function limitedSmtpUrl(smtpUrl: string, waitMs: number): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    url.searchParams.set(name, String(waitMs));
  }
  return url.href;
}
