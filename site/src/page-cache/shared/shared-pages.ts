import type { RenderedPage, StoredPage } from '../stored-page.ts';

/** A page that some instance of the site rendered. */
export interface SharedPage {
  page: RenderedPage;
  /** Milliseconds since it was rendered. */
  ageMs: number;
  /** Milliseconds since its oldest data was queried: changes in the CMS after that may be missing on it. */
  dataAgeMs: number;
}

/** What to do when it is this instance's turn to make a page. */
interface Turn {
  /** Aborts waiting. */
  deadline: AbortSignal;
  /** Takes over a page of another instance. @returns undefined when it does not serve the purpose. */
  adopt(found: SharedPage): StoredPage | undefined;
  render(): Promise<StoredPage>;
}

/** Pages that several instances of the site share. Nothing here fails or waits when they cannot be reached. */
export interface SharedPages {
  /** The page as some instance stored it, of any age; read once for concurrent calls. Never rejects. */
  read(key: string): Promise<SharedPage | undefined>;
  /**
   * Renders a page while no other instance renders it. An instance that had to wait adopts the page of the other.
   * @throws the deadline's reason when it passed before this instance's turn; what `render` throws
   */
  inTurn(key: string, turn: Turn): Promise<StoredPage>;
  /** Stores a page in the background, before the turn ends in which it was rendered. */
  write(key: string, page: RenderedPage, dataAgeMs: number): void;
  delete(key: string): void;
}

/** For a single instance. */
export const noSharedPages: SharedPages = {
  read: async () => undefined,
  inTurn: (_key, { render }) => render(),
  write: () => undefined,
  delete: () => undefined,
};
