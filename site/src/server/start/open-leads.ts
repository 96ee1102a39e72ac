import type { CmsClient } from '../../cms-client/cms-client.ts';
import { env } from '../../config/env.ts';
import { formTag } from '../../forms/server/form-tag.ts';
import type { SharedState } from '../../instances/shared-state.ts';
import { alarmTargets } from '../../leads/alarm/send-alarm.ts';
import { startAlarms } from '../../leads/alarm/start-alarms.ts';
import { openLeadService } from '../../leads/lead-service.ts';
import { openLeadStore } from '../../leads/open-lead-store.ts';
import { captchaSecret } from '../../leads/verify-captcha.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { openSavedForms } from '../../saved-forms/saved-forms.ts';
import type { Observe } from '../../telemetry/observe.ts';
import { openFolderUploadStore } from '../../uploads/folder-upload-store.ts';
import { uploadsFolder } from '../../uploads/uploads-folder.ts';
import { log } from '../operators/log.ts';

export const MEGABYTE = 1024 * 1024;

interface OpenLeadsOptions {
  client: CmsClient;
  purge: PageCache['purge'];
  publish: SharedState['publish'];
  observe: Observe;
}

/** Opens the leads as the environment says: their store, the service that takes and delivers them, and their alarms. */
export async function openLeads({ client, purge, publish, observe }: OpenLeadsOptions) {
  const leadStore = await openLeadStore(env);
  if (leadStore.isOutboxLost)
    log.error({ file: leadStore.name }, 'the outbox of an earlier run is gone; a new one begins');
  const savedForms = openSavedForms({
    store: leadStore.savedForms,
    days: env.SAVED_FORMS_DAYS,
    onError: (error) => log.warn({ err: error }, 'saved forms could not be swept; the next sweep tries again'),
  });
  const leadService = await openLeadService({
    store: leadStore,
    savedForms,
    client,
    cmsUrl: env.CMS_URL,
    whenUnsure: env.LEADS_WHEN_UNSURE,
    restKeys: { key: env.GF_REST_KEY, secret: env.GF_REST_SECRET },
    uploadLimits: { inAll: env.UPLOADS_MB * MEGABYTE, perVisitor: env.UPLOADS_MB_PER_VISITOR * MEGABYTE },
    onFileSupport: (formIds) => void purge({ tags: formIds.map(formTag), paths: [], isUrgent: true }),
    captcha: captchaSecret(env),
    keepDays: env.LEADS_KEEP_DAYS,
    uploadStore: openFolderUploadStore(uploadsFolder(env.DATA_DIR, env.UPLOADS_DIR)),
    siteUrl: env.SITE_URL,
    log: (level, message, details) => log[level](details, message),
    onClosed(formId) {
      const change = { tags: [formTag(formId)], paths: [], isUrgent: true };
      purge(change);
      void publish({ kind: 'content', ...change, trashed: [] });
    },
    observe,
    webhook: env.LEADS_WEBHOOK_URL ? { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET } : undefined,
  });
  const mailServer = alarmTargets(env);
  const alarms = startAlarms({
    summary: leadService.summary,
    targets: mailServer,
    register: leadStore.alarms,
    isOutboxLost: leadStore.isOutboxLost,
    log: (level, message, details) => log[level](details, message),
  });
  return { leadStore, savedForms, leadService, mailServer, alarms };
}
