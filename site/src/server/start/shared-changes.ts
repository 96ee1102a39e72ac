import { assertNever } from '@headwater/contract/assert-never.ts';
import type { EditorSessions } from '../../editors/sign-in/editor-sessions.ts';
import type { SharedChange } from '../../instances/shared-change.ts';
import type { SharedChangeHandlers } from '../../instances/shared-state.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { ChangeEvent } from '../revalidation/change-event.ts';

interface SharedChangesParts {
  cache: Pick<PageCache, 'purge' | 'expireAll'>;
  sessions: Pick<EditorSessions, 'forgetEnded'>;
  /** Withdraws the preview links of content that was trashed. */
  onTrashed: (contentId: number) => Promise<void>;
  /** An older change affects no page: all that were rendered before it are stale by now. */
  relevantMs: number;
  warn: (message: string, error: unknown) => void;
}

/** A message of the CMS, for the other instances. */
export function contentChange({ tags, paths, trashed }: ChangeEvent): SharedChange {
  return { kind: 'content', tags, paths, trashed, isUrgent: false };
}

/** What this instance does when another one reports a change, as the webhook does there. Nothing here throws. */
export function createSharedChanges(parts: SharedChangesParts): SharedChangeHandlers {
  const { cache, sessions, onTrashed, relevantMs, warn } = parts;

  function withdraw(trashed: readonly number[]): void {
    for (const contentId of trashed)
      onTrashed(contentId).catch((error: unknown) =>
        warn('preview links of trashed content could not be withdrawn', error),
      );
  }

  return {
    onChange(change: SharedChange, ageMs: number) {
      switch (change.kind) {
        case 'content': {
          const { tags, paths, isUrgent } = change;
          withdraw(change.trashed);
          if (ageMs < relevantMs) cache.purge({ tags: [...tags], paths: [...paths], isUrgent, ageMs });
          return;
        }
        case 'everything':
          withdraw(change.trashed);
          return cache.expireAll();
        case 'session-ended':
          return sessions.forgetEnded(change.tokenHashes);
        default:
          return assertNever(change, 'change');
      }
    },
    onGap: cache.expireAll,
  };
}
