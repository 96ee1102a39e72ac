/** A short response in plain text, for everything that is neither GraphQL nor media. */
export function plainResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers } });
}
