/** An XML response. @param type with its charset. */
export function xmlResponse(body: string, type = 'application/xml; charset=utf-8'): Response {
  return new Response(body, { headers: { 'content-type': type } });
}
