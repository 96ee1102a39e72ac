import type { EditedContent } from './edited-content.ts';
import type { ToolbarSettings, Viewer } from './viewer.ts';

/** What the nodes of the toolbar are made of. */
export interface ToolbarContext extends ToolbarSettings {
  /** Content of this page; absent where there is none to edit. */
  edits: EditedContent | undefined;
  /** Absent while it is loading, or when the CMS did not answer. */
  viewer: Viewer | undefined;
  logout: {
    start(isEverywhere: boolean): void;
    isRunning: boolean;
    /** Why it failed. */
    error: Error | undefined;
  };
}
