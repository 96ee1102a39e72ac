import type { AboutCms } from '../cms-client/send-request.ts';
import type { StoredCmsFacts } from './lead-store.ts';

/** Whether the CMS stores one entry for all submissions with the same key, according to its latest responses. */
export interface KeySupport {
  /** Never rejects: false while nothing is known. */
  honorsKeys(): Promise<boolean>;
  /** Records what a response announced. */
  record(about: AboutCms): void;
}

/**
 * A cache in front of the CMS may repeat old responses: one without the announcement counts, because a needless
 * check by a person is better than a duplicate entry; one that renews it does not.
 */
function isDecisive({ honorsKeys, isCacheable }: AboutCms): boolean {
  return !honorsKeys || !isCacheable;
}

/** Stores beside the leads what each CMS announced last, because a lead without a response gives no other evidence. */
export function createKeySupport(facts: StoredCmsFacts, cmsUrl: string): KeySupport {
  let known: boolean | undefined;
  let stored: boolean | undefined;
  /** Whether the store was read. */
  let isRead = false;
  /** The announcement that is not part of `known` yet. */
  let announced: AboutCms | undefined;
  let settling: Promise<void> | undefined;

  function apply(): void {
    if (announced && (known === undefined || isDecisive(announced))) known = announced.honorsKeys;
    announced = undefined;
  }

  async function settle(): Promise<void> {
    try {
      if (!isRead) {
        stored = (await facts.read(cmsUrl)).honorsKeys;
        known ??= stored;
        isRead = true;
      }
    } catch {
      // Nothing is sent while the outbox cannot be read; the next call reads again.
    }
    apply();
    // Again when another response came meanwhile.
    while (known !== undefined && known !== stored) {
      const next = known;
      try {
        await facts.write(cmsUrl, { honorsKeys: next });
      } catch {
        // The next response tries again.
        return;
      }
      stored = next;
    }
  }

  /** One at a time: two writes could overtake each other. */
  function settleOnce(): Promise<void> {
    settling ??= settle().finally(() => {
      settling = undefined;
    });
    return settling;
  }

  return {
    async honorsKeys() {
      // What was announced counts, whether it is stored yet or not.
      if (!isRead) await settleOnce();
      return known === true;
    },
    record(about) {
      if (isRead || known !== undefined) {
        announced = about;
        apply();
      } else if (!announced || isDecisive(about)) announced = about;
      if (!isRead || known !== stored) void settleOnce();
    },
  };
}
