/** A JSON response that is never stored. */
export function jsonResponse(status: number, body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'referrer-policy': 'no-referrer',
    vary: 'Cookie, Authorization',
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(body), { status, headers });
}
