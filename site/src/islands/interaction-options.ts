/** What an island asks of `client:interaction`. Plain JSON, since it goes to the browser. */
export interface InteractionOptions {
  /** The island hydrates at once where the tab has stored something under this key, such as a draft. */
  storageKey?: string;
  /** It does so too on a URL with one of these query parameters. */
  parameters?: readonly string[];
  /** Selector of the controls that need the script. Their clicks wait for it. */
  held: string;
  /** Shown and announced while a click waits. */
  waiting: string;
  /** Milliseconds after which a waiting click goes to the browser, which sends the form by itself. */
  patience: number;
}
