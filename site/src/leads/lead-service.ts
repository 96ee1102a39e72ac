import { hostname } from 'node:os';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { makeFormToken, tokenLife } from '../forms/server/form-token.ts';
import type { SavedForms } from '../saved-forms/saved-forms.ts';
import { createAcceptLead } from './accept-lead.ts';
import { createCollectFiles } from './collect-files.ts';
import { createFullForms, type FullForms } from './full-forms.ts';
import { type KnownFormsOptions, openKnownForms } from './known-forms.ts';
import type { LeadStore } from './lead-store.ts';
import { type LeadUploads, openLeadUploads, type UploadLimits } from './lead-uploads.ts';
import type { OutboxSummary } from './outbox.ts';
import { startRetention } from './retention.ts';
import { createSubmitOrSave } from './save-submission.ts';
import { type DeliveriesOptions, startDeliveries } from './start-deliveries.ts';
import { createSubmitLead, type SubmitLead } from './submit-lead.ts';
import type { UnsupportedFields } from './unsupported-fields.ts';
import { type CaptchaSecret, createCaptchaVerifier } from './verify-captcha.ts';

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

interface LeadServiceOptions extends KnownFormsOptions, DeliveriesOptions {
  store: LeadStore;
  client: KnownFormsOptions['client'] & DeliveriesOptions['client'];
  /** Forms that visitors saved to send them later; their files stay. */
  savedForms: SavedForms;
  uploadLimits?: UploadLimits;
  /** Days after which finished leads are deleted; undefined: never. */
  keepDays?: number | undefined;
  /** The site's own captcha; undefined without. */
  captcha?: CaptchaSecret | undefined;
  /** Called when a form turns out to accept no more entries: cached pages that show it are wrong. */
  onClosed?: (formId: number) => void;
  /** Milliseconds that a visitor waits for the CMS to accept the lead. */
  cmsWaitMs?: number;
  /** Milliseconds that a visitor waits at most for any response. */
  responseTimeoutMs?: number;
}

const someSpace: UploadLimits = { inAll: 2 ** 31, perVisitor: 2 ** 28 };

function freshToken({ databaseId, version }: FormDefinition): { token: string; expires: string } {
  const issuedAt = Date.now();
  const expires = new Date(issuedAt + tokenLife.fetched).toISOString();
  return { token: makeFormToken(databaseId, version, tokenLife.fetched, issuedAt), expires };
}

/** Starts delivering, beginning with leads from an earlier process. */
export async function openLeadService(options: LeadServiceOptions): Promise<LeadService> {
  const { store, savedForms, uploadStore, siteUrl, log, captcha, onClosed, cmsWaitMs, responseTimeoutMs } = options;
  const forms = await openKnownForms(options);
  const { definitions, support } = forms;
  const uploads = await openLeadUploads({
    store: uploadStore,
    claims: store.claims,
    savedForms,
    limits: options.uploadLimits ?? someSpace,
    log,
    form: definitions.get,
  });
  const outbox = store.outbox({
    owner: `${hostname()}:${process.pid}:${process.hrtime.bigint()}`,
    hasFile: async (upload) => (await uploadStore.find(upload)) !== undefined,
    handsOver: options.webhook !== undefined,
  });
  const deliveries = startDeliveries(options, { outbox, uploads, forms });
  const fullForms = createFullForms();
  const stopRetention = startRetention({ archive: store.archive, days: options.keepDays, log });
  const accept = createAcceptLead({
    outbox,
    delivery: deliveries.delivery,
    onWaiting: deliveries.wake,
    log,
    onClosed(formId, { kind }) {
      if (kind === 'closed' || fullForms.record(formId)) onClosed?.(formId);
    },
  });
  const submit = createSubmitLead({
    definitions,
    accept,
    collectFiles: createCollectFiles(uploads),
    siteUrl,
    fillIn: forms.fillIn,
    isKnown: async (key) => (await outbox.find(key)) !== undefined,
    ...(captcha && {
      verifyCaptcha: createCaptchaVerifier(captcha, (error) =>
        log('warn', 'the captcha provider did not respond as it should; the lead is flagged', { err: error }),
      ),
    }),
    ...(cmsWaitMs !== undefined && { cmsWaitMs }),
    ...(responseTimeoutMs !== undefined && { responseTimeoutMs }),
  });

  return {
    submit: createSubmitOrSave({
      submit,
      savedForms,
      definitions,
      uploads: uploadStore,
      onError: (error) => log('warn', 'a saved form that was sent could not be deleted', { err: error }),
    }),
    form: (id) => definitions.get(id),
    formIds: forms.ids,
    async hasLead(key) {
      const lead = await outbox.find(key);
      return lead !== undefined && lead.state !== 'refused' && lead.state !== 'delivering';
    },
    recordForms: forms.record,
    token: freshToken,
    fullForms,
    uploads,
    acceptsFiles: forms.acceptsFiles,
    checkFileSupport: support.check,
    unsupportedFields: forms.unsupportedFields,
    summary: outbox.summary,
    async stop() {
      uploads.stop();
      stopRetention();
      await deliveries.stop();
    },
  };
}
