import type { Catalogue } from '../catalogue/index/open-catalogue.ts';
import type { PreviewLinks } from '../editors/preview/preview-links.ts';
import type { EditorAccess } from '../editors/sign-in/editor-access.ts';
import type { FormOutcomeView } from '../forms/model/form-outcome-view.ts';
import type { ClosedNotices } from '../forms/server/closed-notices.ts';
import type { RenderLocals } from '../rendering/rendering.ts';
import type { RequestView } from '../request-list/request-view.ts';
import type { SavedFormView } from '../saved-forms/saved-form-view.ts';

/** What the server hands to a rendering, and what the rendering reports to it. */
export interface PageLocals extends RenderLocals {
  /** The index of the catalogue; absent for a site without one, whose CMS searches. */
  catalogue?: Pick<Catalogue, 'search' | 'part' | 'sitemap' | 'recordEmpty'>;
  /** Only for the page that shows the result of a form sent without JavaScript. */
  formOutcome?: FormOutcomeView;
  /** Only for the page of a saved form. */
  savedForm?: SavedFormView;
  /** Only for the page of a visitor's request. */
  request?: RequestView;
  /** Finds closed forms in texts; for pages that are stored. */
  closedNotices?: ClosedNotices;
  /** For pages and endpoints of editors only; a public page cannot query the CMS as an editor. */
  editors?: EditorAccess;
  previewLinks?: PreviewLinks;
}
