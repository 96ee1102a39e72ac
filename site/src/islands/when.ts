/** How an island waits for a visitor's first use. Plain JSON, because it is sent to the browser. */
export interface InteractionOptions {
  /** Session storage key: the island hydrates at once if the tab has stored something under it, such as a draft. */
  storageKey?: string;
  /** Query parameters: the island hydrates at once on a URL with one of them. */
  parameters?: readonly string[];
  /** Key of the history entry's state: the island hydrates at once if what is there has the page's URL as `url`. */
  historyKey?: string;
  /** Selector of what counts as the island's use; anything in it when absent. */
  within?: string;
  /** Selector of the controls that need the script. Their clicks wait for it. */
  held?: string;
  /** Shown and announced while a click waits. */
  waiting?: string;
  /** Milliseconds after which a waiting click on a link or a submit button goes to the browser. */
  timeout?: number;
}

/** When an island hydrates: as soon as the browser has nothing else to do, near the viewport, or when it is first used. */
export type When = 'idle' | 'visible' | InteractionOptions;
