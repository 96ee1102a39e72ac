import type { EditedContent } from './edited-content.ts';
import type { ToolbarSettings, Viewer } from './viewer.ts';

/** The data that the toolbar's nodes show. */
export interface ToolbarContext extends ToolbarSettings {
  /** Content of this page; absent if none can be edited. */
  edits: EditedContent | undefined;
  /** Absent while it is loading, or when the CMS did not respond. */
  viewer: Viewer | undefined;
  logout: {
    start(isEverywhere: boolean): void;
    isRunning: boolean;
    /** Why it failed. */
    error: Error | undefined;
  };
}
