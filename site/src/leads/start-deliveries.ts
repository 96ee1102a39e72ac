import type { CmsClient } from '../cms-client/cms-client.ts';
import type { RestKeys } from '../cms-client/rest-submission.ts';
import { type Observe, unobserved } from '../telemetry/observe.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { endedVisit } from './claimed-lead.ts';
import { createDelivery } from './delivery.ts';
import { createHandOver } from './hand-over/hand-over.ts';
import { createKeySupport } from './key-support.ts';
import type { KnownForms, KnownFormsOptions } from './known-forms.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadUploads } from './lead-uploads.ts';
import type { WhenUnsure } from './may-send.ts';
import type { Outbox } from './outbox.ts';
import { startWorker } from './worker.ts';

export interface DeliveriesOptions extends Pick<KnownFormsOptions, 'cmsUrl' | 'restKeys' | 'log'> {
  store: Pick<LeadStore, 'cmsFacts' | 'handOvers'>;
  client: Pick<CmsClient, 'submit' | 'submitRest' | 'ping' | 'onResponse'>;
  whenUnsure: WhenUnsure;
  /** Visitors' files. */
  uploadStore: UploadStore;
  siteUrl: string;
  /** Measures each attempt to deliver a lead. */
  observe?: Observe;
  /** Gets every lead that is accepted from now on; undefined without. */
  webhook?: { url: string; secret: string } | undefined;
}

interface Parts {
  outbox: Outbox;
  uploads: Pick<LeadUploads, 'discard'>;
  forms: Pick<KnownForms, 'support' | 'definitions'>;
}

/** How long current deliveries may take after `stop`. */
const STOP_GRACE_MS = 5_000;
const noKeys: RestKeys = { key: '', secret: '' };

/** Delivers leads to the CMS and to the webhook, beginning with those from an earlier process. */
export function startDeliveries(options: DeliveriesOptions, { outbox, uploads, forms }: Parts) {
  const { store, client, webhook, siteUrl, log, observe = unobserved } = options;
  const keys = createKeySupport(store.cmsFacts, options.cmsUrl);
  client.onResponse(keys.record);
  const delivery = createDelivery({
    client,
    keys,
    whenUnsure: options.whenUnsure,
    outbox,
    log,
    observe,
    support: forms.support,
    restKeys: options.restKeys ?? noKeys,
    uploads: options.uploadStore,
    onDelivered: ({ content }) => uploads.discard(content),
  });
  const worker = startWorker({
    outbox,
    log,
    delivery: { ...delivery, deliver: (lead) => delivery.deliver(lead, endedVisit) },
  });
  const handOver =
    webhook &&
    createHandOver({
      handOvers: store.handOvers,
      ...webhook,
      siteUrl,
      form: forms.definitions.get,
      log,
      observe,
    });
  const handOverWorker = handOver && startWorker({ outbox: store.handOvers, delivery: handOver, log });
  return {
    delivery,
    wake: worker.wake,
    async stop(): Promise<void> {
      try {
        await Promise.all([worker.stop(), handOverWorker?.stop()]);
      } finally {
        // Also after a failure of the worker: leads on their way to the CMS are recorded.
        await Promise.all([delivery.stop(STOP_GRACE_MS), handOver?.stop(STOP_GRACE_MS)]);
      }
    },
  };
}
