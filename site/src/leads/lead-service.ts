import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { CmsClient } from '../cms-client/cms-client.ts';
import type { RestKeys } from '../cms-client/rest-submission.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import { makeFormToken, tokenLife } from '../forms/server/form-token.ts';
import type { SavedForms } from '../saved-forms/saved-forms.ts';
import type { Observe } from '../telemetry/observe.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { createAcceptLead } from './accept-lead.ts';
import { type DeliveryLog, endedVisit } from './claimed-lead.ts';
import { createCollectFiles } from './collect-files.ts';
import { createDelivery } from './delivery.ts';
import { createFileSupport } from './file-support.ts';
import { createFormDefinitionCache } from './form-definition-cache.ts';
import { createFullForms, type FullForms } from './full-forms.ts';
import { createHandOver } from './hand-over/hand-over.ts';
import { createKeySupport } from './key-support.ts';
import type { LeadStore } from './lead-store.ts';
import { type LeadUploads, openLeadUploads, type UploadLimits } from './lead-uploads.ts';
import type { WhenUnsure } from './may-send.ts';
import type { OutboxSummary } from './outbox.ts';
import { startRetention } from './retention.ts';
import { createSubmitOrSave } from './save-submission.ts';
import { createSubmitLead, type SubmitLead } from './submit-lead.ts';
import { createTerritoryLookup } from './territory.ts';
import { createUnsupportedRegister, type UnsupportedFields } from './unsupported-fields.ts';
import { type CaptchaSecret, createCaptchaVerifier } from './verify-captcha.ts';
import { startWorker } from './worker.ts';

/** What the server needs to accept leads and to deliver them to the CMS. */
export interface LeadService {
  submit: SubmitLead;
  /** The form, or its last good definition. @throws CmsError when the CMS fails and no definition is stored */
  form(id: number): Promise<FormDefinition | undefined>;
  /** The forms that visitors have seen. */
  formIds(): Promise<number[]>;
  /**
   * Whether a lead with this key is here for good: not one that its visitor may still have to correct.
   * @throws OutboxUnavailableError
   */
  hasLead(key: string): Promise<boolean>;
  /**
   * Stores the definitions of forms on a public page, so that they can be sent while the CMS is down. Never rejects, and
   * waits for a slow store for half a second only.
   */
  recordForms(forms: readonly FormDefinition[]): Promise<void>;
  /** A token for a form that a visitor starts to fill in. */
  token(form: FormDefinition): { token: string; expires: string };
  /** Forms that refused entries recently because they are full. */
  fullForms: Pick<FullForms, 'until' | 'forget'>;
  /** Forms with fields that the site does not support. */
  unsupportedFields(): UnsupportedFields[];
  /** Visitors' files, until the CMS has them. */
  uploads: LeadUploads;
  /** Whether the CMS takes files with a lead. */
  acceptsFiles(): boolean;
  /** Finds out from the CMS whether it does. Never throws. */
  checkFileSupport(): Promise<boolean>;
  /** @throws OutboxUnavailableError */
  summary(): Promise<OutboxSummary>;
  /** Lets current deliveries finish for a few seconds. The store stays open. */
  stop(): Promise<void>;
}

interface LeadServiceOptions {
  store: LeadStore;
  /** Forms that visitors saved to send them later; their files stay. */
  savedForms: SavedForms;
  client: Pick<CmsClient, 'queryPublic' | 'mutate' | 'submit' | 'submitRest' | 'ping' | 'onResponse'>;
  /** Identifies the CMS in stored data about it. */
  cmsUrl: string;
  whenUnsure: WhenUnsure;
  /** Keys of Gravity Forms' REST API; empty without. */
  restKeys?: RestKeys;
  uploadLimits?: UploadLimits;
  /** Called with the forms that have a file field, when the CMS takes files from now on or no longer. */
  onFileSupport?: (formIds: readonly number[]) => void;
  /** Days after which finished leads are deleted; undefined: never. */
  keepDays?: number | undefined;
  /** The site's own captcha; undefined without. */
  captcha?: CaptchaSecret | undefined;
  /** Visitors' files. */
  uploadStore: UploadStore;
  siteUrl: string;
  log: DeliveryLog;
  /** Called when a form turns out to accept no more entries: cached pages that show it are wrong. */
  onClosed?: (formId: number) => void;
  /** Milliseconds that a visitor waits for the CMS to accept the lead. */
  cmsWaitMs?: number;
  /** Milliseconds that a visitor waits at most for any response. */
  responseTimeoutMs?: number;
  /** Measures each attempt to deliver a lead. */
  observe?: Observe;
  /** Gets every lead that is accepted from now on; undefined without. */
  webhook?: { url: string; secret: string } | undefined;
}

/** How long a page waits until the definitions of its forms are stored. */
const RECORD_WAIT_MS = 500;
/** How long current deliveries may take after `stop`. */
const STOP_GRACE_MS = 5_000;
const noKeys: RestKeys = { key: '', secret: '' };
const someSpace: UploadLimits = { inAll: 2 ** 31, perVisitor: 2 ** 28 };

function formsWithFiles(forms: readonly FormDefinition[]): number[] {
  return forms
    .filter(({ fields }) => fields.some(({ type }) => type === 'FILEUPLOAD'))
    .map(({ databaseId }) => databaseId);
}

/** Starts delivering, beginning with leads from an earlier process. */
export async function openLeadService(options: LeadServiceOptions): Promise<LeadService> {
  const {
    store,
    savedForms,
    client,
    cmsUrl,
    whenUnsure,
    uploadStore,
    siteUrl,
    log,
    cmsWaitMs,
    responseTimeoutMs,
    onClosed,
  } = options;
  const { captcha, restKeys = noKeys, uploadLimits = someSpace, onFileSupport } = options;
  const uploads = await openLeadUploads({
    ...{ store: uploadStore, claims: store.claims, savedForms, limits: uploadLimits, log },
    form: (id) => definitions.get(id),
  });
  const outbox = store.outbox({
    owner: `${hostname()}:${process.pid}:${process.hrtime.bigint()}`,
    hasFile: async (upload) => (await uploadStore.find(upload)) !== undefined,
    handsOver: options.webhook !== undefined,
  });
  const support = createFileSupport({
    ...{ client, facts: store.cmsFacts, cmsUrl, hasRestKeys: restKeys.key !== '' },
    onChange: () => void announceFileSupport(),
  });
  await support.load();
  /** Without the stored definitions, pages are right again when they are next rendered. */
  async function announceFileSupport(): Promise<void> {
    // What pages offer from now on must be what a submission is checked against.
    definitions.expire();
    const forms = await store.definitions.all().catch(() => []);
    onFileSupport?.(formsWithFiles(forms));
  }
  const acceptsFiles = () => support.way() !== 'none';
  const keys = createKeySupport(store.cmsFacts, cmsUrl);
  client.onResponse(keys.record);
  const delivery = createDelivery({
    ...{ client, keys, whenUnsure, outbox, log, support, restKeys, uploads: uploadStore },
    onDelivered: ({ content }) => uploads.discard(content),
    ...(options.observe && { observe: options.observe }),
  });
  const unsupported = createUnsupportedRegister((fields) =>
    log('warn', 'a form has fields that the site does not support', { ...fields }),
  );
  const definitions = createFormDefinitionCache({
    async fetchForm(id) {
      const form = await fetchForm(client.queryPublic, id, acceptsFiles);
      if (form) unsupported.record(form);
      return form;
    },
    definitions: store.definitions,
  });
  const territories = createTerritoryLookup(client.queryPublic, Date.now, (error) =>
    log('warn', 'a lead has no representative, because ZIP codes could not be read', { err: error }),
  );
  const fullForms = createFullForms();
  const stopRetention = startRetention({ archive: store.archive, days: options.keepDays, log });
  const worker = startWorker({
    ...{ outbox, log },
    delivery: { ...delivery, deliver: (lead) => delivery.deliver(lead, endedVisit) },
  });
  const { webhook, observe } = options;
  const handOver =
    webhook &&
    createHandOver({
      ...{ handOvers: store.handOvers, ...webhook, siteUrl, form: definitions.get, log },
      ...(observe && { observe }),
    });
  const handOverWorker = handOver && startWorker({ outbox: store.handOvers, delivery: handOver, log });

  return {
    submit: createSubmitOrSave({
      savedForms,
      definitions,
      uploads: uploadStore,
      onError: (error) => log('warn', 'a saved form that was sent could not be deleted', { err: error }),
      submit: createSubmitLead({
        definitions,
        accept: createAcceptLead({
          outbox,
          delivery,
          onWaiting: worker.wake,
          log,
          onClosed(formId, { kind }) {
            if (kind === 'closed' || fullForms.record(formId)) onClosed?.(formId);
          },
        }),
        collectFiles: createCollectFiles(uploads),
        isKnown: async (key) => (await outbox.find(key)) !== undefined,
        siteUrl,
        fillIn: territories.fillIn,
        ...(captcha && {
          verifyCaptcha: createCaptchaVerifier(captcha, (error) =>
            log('warn', 'the captcha provider did not answer as it should; the lead is flagged', { err: error }),
          ),
        }),
        ...(cmsWaitMs !== undefined && { cmsWaitMs }),
        ...(responseTimeoutMs !== undefined && { responseTimeoutMs }),
      }),
    }),
    form: (id) => definitions.get(id),
    formIds: async () => (await store.definitions.all()).map(({ databaseId }) => databaseId),
    async hasLead(key) {
      const lead = await outbox.find(key);
      return lead !== undefined && lead.state !== 'refused' && lead.state !== 'delivering';
    },
    async recordForms(forms) {
      if (forms.length === 0) return;
      territories.prepare(forms);
      for (const form of forms) unsupported.record(form);
      const stored = Promise.all(forms.map(definitions.put));
      await Promise.race([stored, pause(RECORD_WAIT_MS, undefined, { ref: false })]);
    },
    token({ databaseId, version }) {
      const issuedAt = Date.now();
      const expires = new Date(issuedAt + tokenLife.fetched).toISOString();
      return { token: makeFormToken(databaseId, version, tokenLife.fetched, issuedAt), expires };
    },
    fullForms,
    uploads,
    acceptsFiles,
    checkFileSupport: support.check,
    unsupportedFields: unsupported.list,
    summary: outbox.summary,
    async stop() {
      uploads.stop();
      stopRetention();
      try {
        await Promise.all([worker.stop(), handOverWorker?.stop()]);
      } finally {
        // Also after a failure of the worker: leads on their way to the CMS are recorded.
        await Promise.all([delivery.stop(STOP_GRACE_MS), handOver?.stop(STOP_GRACE_MS)]);
      }
    },
  };
}
