import { hostname } from 'node:os';
import type { CmsClient } from '../cms-client/cms-client.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import { makeFormToken, tokenLife } from '../forms/server/form-token.ts';
import { createAcceptLead } from './accept-lead.ts';
import type { DeliveryLog } from './claimed-lead.ts';
import { createDelivery } from './delivery.ts';
import type { WhenUnsure } from './doubt.ts';
import { createFormShelf } from './form-shelf.ts';
import { createFullForms, type FullForms } from './full-forms.ts';
import { createKeyMemory } from './key-memory.ts';
import { createOutbox, type OutboxSummary } from './outbox.ts';
import { outboxFile } from './outbox-file.ts';
import { outboxPath } from './outbox-path.ts';
import { createSubmitLead, type SubmitLead } from './submit-lead.ts';
import { createUnsupportedRegister, type UnsupportedFields } from './unsupported-fields.ts';
import { startWorker } from './worker.ts';

/** Everything that the server needs to take leads and to bring them to the CMS. */
export interface LeadDesk {
  submit: SubmitLead;
  /** The form, or its last good definition. @throws CmsError when the CMS cannot tell and it was never seen */
  form(id: number): Promise<FormDefinition | undefined>;
  /** A page that visitors get holds these forms: they may be sent when the CMS is down, too. */
  note(forms: readonly FormDefinition[]): void;
  /** A token for a form that a visitor begins to fill in. */
  token(form: FormDefinition): { token: string; expires: string };
  /** Forms that the CMS lately refused entries for because they are full. */
  fullForms: Pick<FullForms, 'until' | 'forget'>;
  /** Forms with fields that the site cannot show. */
  unsupportedFields(): UnsupportedFields[];
  /** @throws OutboxUnavailableError */
  summary(): OutboxSummary;
  /** Gives deliveries under way some seconds, and closes the outbox. */
  stop(): Promise<void>;
}

interface LeadDeskOptions {
  client: Pick<CmsClient, 'queryPublic' | 'submit' | 'ping' | 'onAnswer'>;
  /** Names the CMS in what is remembered of it. */
  cmsUrl: string;
  whenUnsure: WhenUnsure;
  dataFolder: string;
  siteUrl: string;
  log: DeliveryLog;
  /** A form turned out to take no entries any more: pages that offer it are wrong. */
  onClosed?: (formId: number) => void;
  /** Milliseconds that a visitor waits for the CMS to take the lead. */
  patience?: number;
  /** Milliseconds that a visitor waits in any case. */
  judgedWithin?: number;
}

/** How long leads that are with the CMS may take after the order to stop. */
const GRACE_MS = 5_000;

/** Opens the desk; leads that an earlier process left behind are delivered from now on. */
export function openLeadDesk(options: LeadDeskOptions): LeadDesk {
  const { client, cmsUrl, whenUnsure, dataFolder, siteUrl, log, patience, judgedWithin, onClosed } = options;
  const file = outboxFile(outboxPath(dataFolder));
  const outbox = createOutbox(file, { owner: `${hostname()}:${process.pid}:${process.hrtime.bigint()}` });
  const keys = createKeyMemory(file, cmsUrl);
  client.onAnswer(keys.hear);
  const delivery = createDelivery({ client, keys, whenUnsure, outbox, log });
  const unsupported = createUnsupportedRegister((fields) =>
    log('warn', 'a form has fields that the site cannot show', { ...fields }),
  );
  const shelf = createFormShelf({
    async fetchForm(id) {
      const form = await fetchForm(client.queryPublic, id);
      if (form) unsupported.note(form);
      return form;
    },
    file,
  });
  const fullForms = createFullForms();
  const worker = startWorker({ outbox, delivery, log });

  return {
    submit: createSubmitLead({
      shelf,
      accept: createAcceptLead({
        outbox,
        delivery,
        onWaiting: worker.wake,
        log,
        onClosed(formId, { kind }) {
          if (kind === 'closed' || fullForms.note(formId)) onClosed?.(formId);
        },
      }),
      siteUrl,
      ...(patience !== undefined && { patience }),
      ...(judgedWithin !== undefined && { judgedWithin }),
    }),
    form: (id) => shelf.get(id),
    note: (forms) => {
      for (const form of forms) {
        unsupported.note(form);
        shelf.put(form);
      }
    },
    token({ databaseId, version }) {
      const issuedAt = Date.now();
      const expires = new Date(issuedAt + tokenLife.fetched).toISOString();
      return { token: makeFormToken(databaseId, version, tokenLife.fetched, issuedAt), expires };
    },
    fullForms,
    unsupportedFields: unsupported.list,
    summary: outbox.summary,
    async stop() {
      await worker.stop();
      await delivery.stop(GRACE_MS);
      outbox.close();
    },
  };
}
