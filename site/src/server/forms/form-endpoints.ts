import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import { env } from '../../config/env.ts';
import { configuredRule } from '../../consent/configured-rule.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { mailLink } from '../../saved-forms/mail-link.ts';
import { createReceivePlainFile } from '../../uploads/receive-plain-file.ts';
import { log } from '../operators/log.ts';
import type { ErrorPages } from '../page/error-pages.ts';
import type { PageRenderer } from '../render-page.ts';
import type { openLeads } from '../start/open-leads.ts';
import { createUploadsEndpoint } from '../uploads/uploads-endpoint.ts';
import { createFormsEndpoint } from './forms-endpoint.ts';
import { createLeadFileEndpoint } from './lead-file-endpoint.ts';
import { lookUpIn } from './look-up-numbers.ts';
import { createReadFiles } from './read-files.ts';
import { createRequestEndpoint } from './request-endpoint.ts';
import { createSavedFormEndpoint } from './saved-form-endpoint.ts';
import { createOutcomeSender } from './send-outcome.ts';
import { createSavedFormSender } from './send-saved-form.ts';

interface FormEndpointsOptions extends Awaited<ReturnType<typeof openLeads>> {
  cache: Pick<PageCache, 'get'>;
  catalogue: Catalogue | undefined;
  render: PageRenderer;
  errorPages: ErrorPages;
  siteUrl: URL;
  /** Milliseconds in which a page with a visitor's entries must be rendered. */
  pageMs: number | undefined;
  warn: (message: string, error: unknown) => void;
}

/** Everything that takes what visitors enter, as the environment says. */
export function createFormEndpoints(options: FormEndpointsOptions) {
  const { leadService, savedForms, mailServer, cache, catalogue, render, errorPages, siteUrl, warn } = options;
  const { pageMs } = options;
  return {
    forms: createFormsEndpoint({
      leadService,
      readFiles: createReadFiles({
        ...leadService.uploads,
        form: leadService.form,
        receive: createReceivePlainFile(leadService.uploads),
      }),
      sendOutcome: createOutcomeSender(render, pageMs),
      isSecure: siteUrl.protocol === 'https:',
    }),
    uploads: createUploadsEndpoint({ ...leadService.uploads, warn }),
    savedForm: createSavedFormEndpoint({
      savedForms,
      form: leadService.form,
      hasFile: async (upload) => (await leadService.uploads.store.find(upload))?.isComplete === true,
      siteUrl: env.SITE_URL,
      mail: env.SMTP_URL ? (mail) => mailLink(mail, mailServer) : undefined,
      send: createSavedFormSender({ render, errorPages, consentRule: configuredRule, pageMs }),
      warn: (message) => log.warn(message),
    }),
    request: createRequestEndpoint({
      ...leadService,
      cache,
      siteUrl,
      render,
      errorPages,
      consentRule: configuredRule,
      pageMs,
      lookUp: catalogue && lookUpIn(catalogue),
    }),
    leadFile: createLeadFileEndpoint(leadService.uploads.store),
  };
}
