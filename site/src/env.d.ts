import type { PageContext } from './cms-client/page-context.ts';
import type { FormOutcomeView } from './forms/form-outcome-view.ts';

declare global {
  namespace App {
    /** What `server.ts` hands to every rendering. */
    interface Locals extends PageContext {
      formOutcome?: FormOutcomeView;
    }
  }
}
