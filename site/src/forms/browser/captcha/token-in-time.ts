/** Milliseconds that a captcha may take when the form is sent; then it is sent without. */
const WAIT_MS = 8_000;

/**
 * A provider's token as text. Empty when it fails, responds with anything else, or is late: the message is sent all the
 * same. There is no limit while a visitor solves the provider's challenge.
 * @param isChallenged whether the visitor sees such a challenge
 * @param waitMs milliseconds between two looks at it
 */
export async function tokenInTime(
  token: () => unknown,
  isChallenged: () => boolean,
  waitMs: number = WAIT_MS,
): Promise<string> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      if (!isChallenged()) resolve('');
    }, waitMs);
  });
  try {
    const response = await Promise.race([token(), late]);
    return typeof response === 'string' ? response : '';
  } catch {
    return '';
  } finally {
    clearInterval(timer);
  }
}
