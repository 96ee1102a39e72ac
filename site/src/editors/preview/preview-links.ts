import { randomBytes } from 'node:crypto';

/** A link that shows one draft to anyone who has it. Times are milliseconds since 1970. */
export interface PreviewLink {
  id: string;
  /** ID of the only content that it shows. */
  contentId: number;
  /** Name of the editor who created it. */
  maker: string;
  madeAt: number;
  expiresAt: number;
  /** When its copy was taken. */
  copiedAt: number;
}

/** A link as it is requested. */
type WantedLink = Pick<PreviewLink, 'contentId' | 'maker'> & { hours: number };

/** The links cannot be read or written. Its message never quotes a draft. */
export class PreviewLinksUnavailableError extends Error {
  override readonly name = 'PreviewLinksUnavailableError';
}

/** Whether an error is one of these. By its name: the server and the built pages each have a class, as of `CmsError`. */
export function isPreviewLinksUnavailable(error: unknown): error is PreviewLinksUnavailableError {
  return error instanceof Error && error.name === 'PreviewLinksUnavailableError';
}

/**
 * Links to drafts, each with a copy of its draft, which is deleted with the link. Everything rejects with
 * PreviewLinksUnavailableError while a shared database cannot be used.
 */
export interface PreviewLinks {
  add(link: WantedLink, copy: string): Promise<PreviewLink>;
  /** Valid links of a node, newest first. */
  of(contentId: number): Promise<PreviewLink[]>;
  /** The link with its copy; undefined when it expired, was withdrawn, or never existed. */
  find(id: string): Promise<{ link: PreviewLink; copy: string } | undefined>;
  /** Replaces the copies of a node's links. */
  refresh(contentId: number, copy: string): Promise<void>;
  /** Withdraws a link of this node. */
  withdraw(id: string, contentId: number): Promise<void>;
  /** Withdraws every link of a node, with the copies. */
  withdrawAll(contentId: number): Promise<void>;
  close(): Promise<void>;
}

/** A new link with a random ID of 128 bits. @param madeAt milliseconds since 1970 */
export function newLink({ contentId, maker, hours }: WantedLink, madeAt: number): PreviewLink {
  const id = randomBytes(16).toString('base64url');
  return { id, contentId, maker, madeAt, expiresAt: madeAt + hours * 3_600_000, copiedAt: madeAt };
}
