import type { EditorTokens } from '../../cms-client/authorize.ts';

/** What to do when it is this instance's turn to renew a session. */
interface RenewalTurn<Result> {
  /** Looks at tokens that another instance stored. @returns undefined when they have to be renewed here */
  adopt(tokens: EditorTokens): Result | undefined;
  work(): Promise<Result>;
}

/** Sessions that several instances of the site share, by the hashes of their refresh tokens. */
export interface SharedSessions {
  /** The newest tokens of a session. Never rejects. */
  read(tokenHash: string): Promise<EditorTokens | undefined>;
  /** Renews a session while no other instance does. @throws what `work` throws */
  inTurn<Result>(tokenHash: string, turn: RenewalTurn<Result>): Promise<Result>;
  /** Stores the newest tokens of a session under all of its refresh tokens that a browser may still send. */
  write(tokenHashes: readonly string[], tokens: EditorTokens): void;
  /** Lets replaced refresh tokens expire. */
  retire(tokenHashes: readonly string[], ms: number): void;
  /** Ends a session at all instances; one that cannot be reached learns of it later. */
  end(tokenHashes: readonly string[]): void;
}

/** For a single instance. */
export const noSharedSessions: SharedSessions = {
  read: async () => undefined,
  inTurn: (_tokenHash, { work }) => work(),
  write: () => undefined,
  retire: () => undefined,
  end: () => undefined,
};
