import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { SavedForms } from '../saved-forms/saved-forms.ts';
import { createUploadRules, type UploadRules } from '../uploads/receive-upload.ts';
import { sweepUploads } from '../uploads/sweep.ts';
import { openUploadBudget, type UploadBudget } from '../uploads/upload-budget.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { DeliveryLog } from './claimed-lead.ts';
import type { LeadContent } from './lead.ts';
import type { UploadClaims } from './lead-store.ts';

/** Room for visitors' files, in bytes. */
export interface UploadLimits {
  inAll: number;
  perVisitor: number;
  /** Free bytes of the store; tests set their own. */
  freeBytes?: () => Promise<number>;
}

/** Visitors' files from their first byte until the CMS has them. */
export interface LeadUploads extends UploadClaims {
  store: UploadStore;
  budget: UploadBudget;
  rules: UploadRules;
  /** Deletes the files of a lead that the CMS has, unless another lead waits with them. Never rejects. */
  discard(content: LeadContent): Promise<void>;
  /** Deletes what no lead waits with a day after its last byte. Never rejects. */
  sweep(now?: () => number): Promise<void>;
  stop(): void;
}

interface LeadUploadsOptions {
  store: UploadStore;
  claims: UploadClaims;
  limits: UploadLimits;
  /** @throws CmsError when no definition is known */
  form: (id: number) => Promise<FormDefinition | undefined>;
  savedForms: Pick<SavedForms, 'unclaimed'>;
  log: DeliveryLog;
}

const SWEEP_EVERY_MS = 3_600_000;

/** Counts the uploads of a store, and sweeps it now and every hour. @throws errors of the store */
export async function openLeadUploads(options: LeadUploadsOptions): Promise<LeadUploads> {
  const { store, claims, savedForms, limits, form, log } = options;
  const budget = await openUploadBudget({ store, ...limits });
  /** Files of saved forms are fresh when they are claimed, so a sweep that has begun does not take them. */
  const withUnclaimed: UploadClaims['withUnclaimed'] = async (ids, work) =>
    claims.withUnclaimed(await savedForms.unclaimed(ids), work);

  async function sweep(now?: () => number): Promise<void> {
    try {
      await sweepUploads({ store, withUnclaimed, ...(now && { now }) });
      await budget.recount();
    } catch (error) {
      log('error', 'files without a lead could not be deleted; the next sweep tries again', { err: error });
    }
  }

  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
  return {
    store,
    budget,
    withUnclaimed,
    rules: createUploadRules({ form, store, budget }),
    async discard({ files = [] }) {
      if (files.length === 0) return;
      const ids = files.map(({ upload }) => upload);
      try {
        // Not those of a saved form: it was just sent, and its files with it.
        await claims.withUnclaimed(ids, async (unclaimed) => {
          for (const id of unclaimed) {
            await store.remove(id);
            budget.release(id);
          }
        });
      } catch (error) {
        log('warn', 'files of a delivered lead could not be deleted; a sweep will', { err: error });
      }
    },
    sweep,
    stop: () => clearInterval(timer),
  };
}
