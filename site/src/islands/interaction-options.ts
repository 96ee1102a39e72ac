/** When an island hydrates. Plain JSON, because it is sent to the browser. */
export interface InteractionOptions {
  /** Session storage key: the island hydrates at once if the tab has stored something under it, such as a draft. */
  storageKey?: string;
  /** Query parameters: the island hydrates at once on a URL with one of them. */
  parameters?: readonly string[];
  /** Selector of the controls that need the script. Their clicks wait for it. */
  held: string;
  /** Shown and announced while a click waits. */
  waiting: string;
  /** Milliseconds after which a waiting click on a submit button goes to the browser, which sends the form by itself. */
  timeout: number;
}
