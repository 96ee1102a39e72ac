/**
 * Handles a request. `address` is the IP address that it came from, empty if there is none; it
 * is used only to count attempts.
 */
export type Handler = (request: Request, address: string) => Promise<Response>;
