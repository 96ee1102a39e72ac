import { setTimeout as pause } from 'node:timers/promises';
import type { CmsClient } from '../cms-client/cms-client.ts';
import type { RestKeys } from '../cms-client/rest-submission.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import type { DeliveryLog } from './claimed-lead.ts';
import { createFileSupport } from './file-support.ts';
import { createFormDefinitionCache } from './form-definition-cache.ts';
import type { LeadStore } from './lead-store.ts';
import { createTerritoryLookup } from './territory.ts';
import { createUnsupportedRegister } from './unsupported-fields.ts';

export interface KnownFormsOptions {
  store: Pick<LeadStore, 'cmsFacts' | 'definitions'>;
  client: Pick<CmsClient, 'queryPublic' | 'mutate'>;
  /** Identifies the CMS in stored data about it. */
  cmsUrl: string;
  /** Keys of Gravity Forms' REST API; empty without. */
  restKeys?: RestKeys;
  /** Called with the forms that have a file field, when the CMS takes files from now on or no longer. */
  onFileSupport?: (formIds: readonly number[]) => void;
  log: DeliveryLog;
}

export type KnownForms = Awaited<ReturnType<typeof openKnownForms>>;

/** How long a page waits until the definitions of its forms are stored. */
const RECORD_WAIT_MS = 500;

/** The forms that visitors may send, with what the site found out about them. */
export async function openKnownForms({ store, client, cmsUrl, restKeys, onFileSupport, log }: KnownFormsOptions) {
  const support = createFileSupport({
    client,
    facts: store.cmsFacts,
    cmsUrl,
    hasRestKeys: Boolean(restKeys?.key),
    onChange: () => void announceFileSupport(),
  });
  await support.load();
  /** Without the stored definitions, pages are right again when they are next rendered. */
  async function announceFileSupport(): Promise<void> {
    // What pages offer from now on must be what a submission is checked against.
    definitions.expire();
    const forms = await store.definitions.all().catch(() => []);
    const changed = forms.filter(({ fields }) => fields.some(({ type }) => type === 'FILEUPLOAD'));
    onFileSupport?.(changed.map(({ databaseId }) => databaseId));
  }
  const acceptsFiles = () => support.way() !== 'none';
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
  return {
    definitions,
    support,
    acceptsFiles,
    unsupportedFields: unsupported.list,
    fillIn: territories.fillIn,
    ids: async () => (await store.definitions.all()).map(({ databaseId }) => databaseId),
    async record(forms: readonly FormDefinition[]): Promise<void> {
      if (forms.length === 0) return;
      territories.prepare(forms);
      for (const form of forms) unsupported.record(form);
      const stored = Promise.all(forms.map(definitions.put));
      await Promise.race([stored, pause(RECORD_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
