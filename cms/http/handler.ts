/**
 * Answers a request. `address` is the network address that it came from, '' where there is none; it
 * is only ever used to count attempts.
 */
export type Handler = (request: Request, address: string) => Promise<Response>;
