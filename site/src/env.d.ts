import type { PageContext } from './cms-client/page-context.ts';

declare global {
  namespace App {
    /** What `server.ts` hands to every rendering. */
    interface Locals extends PageContext {}
  }
}
