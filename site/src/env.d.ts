import type { PageContext } from './cms-client/page-context.ts';
import type { PreviewLinks } from './editors/preview/preview-links.ts';
import type { EditorAccess } from './editors/sign-in/editor-access.ts';
import type { FormDefinition } from './forms/model/form-definition.ts';
import type { FormOutcomeView } from './forms/model/form-outcome-view.ts';
import type { ClosedNotices } from './forms/server/closed-notices.ts';
import type { InteractionOptions } from './islands/interaction-options.ts';
import type { SavedFormView } from './saved-forms/saved-form-view.ts';

declare global {
  namespace App {
    /** What `server.ts` hands to every rendering. */
    interface Locals extends PageContext {
      formOutcome?: FormOutcomeView;
      /** The saved form that a visitor continues. */
      savedForm?: SavedFormView;
      /** Finds closed forms in texts; absent where the page is not cached. */
      closedNotices?: ClosedNotices;
      /** Takes the forms that the rendering asks the CMS for. */
      forms?: FormDefinition[];
      /** For pages and endpoints of editors only; a public page has no way to ask as one. */
      editors?: EditorAccess;
      previewLinks?: PreviewLinks;
      /** Origins that may show the page in a frame. */
      frameAncestors?: string;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island when a visitor first uses it: `islands/interaction.directive.ts`. */
    'client:interaction'?: InteractionOptions;
  }
}
