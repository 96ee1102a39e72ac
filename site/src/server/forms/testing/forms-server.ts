import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createLimitedServer } from '@headwater/runtime/http-limits.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { onTestFinished } from 'vitest';
import { createCmsClient } from '../../../cms-client/cms-client.ts';
import type { RestKeys } from '../../../cms-client/rest-submission.ts';
import type { SubmissionLimits } from '../../../cms-client/submissions.ts';
import type { FormOutcomeView } from '../../../forms/model/form-outcome-view.ts';
import { makeFormToken } from '../../../forms/server/form-token.ts';
import { openLeadService } from '../../../leads/lead-service.ts';
import type { LeadStore } from '../../../leads/lead-store.ts';
import type { UploadLimits } from '../../../leads/lead-uploads.ts';
import type { WhenUnsure } from '../../../leads/may-send.ts';
import { openSqliteStore } from '../../../leads/sqlite/sqlite-store.ts';
import type { CaptchaSecret } from '../../../leads/verify-captcha.ts';
import type { LinkMail } from '../../../saved-forms/mail-link.ts';
import type { SavedFormView } from '../../../saved-forms/saved-form-view.ts';
import { openSavedForms } from '../../../saved-forms/saved-forms.ts';
import { openFolderUploadStore } from '../../../uploads/folder-upload-store.ts';
import { createReceivePlainFile } from '../../../uploads/receive-plain-file.ts';
import type { UploadStore } from '../../../uploads/upload-store.ts';
import { uploadsFolder } from '../../../uploads/uploads-folder.ts';
import { createRateLimit } from '../../policy/rate-limit.ts';
import { limitsOf, routeListener } from '../../testing/route-listener.ts';
import { createUploadsEndpoint } from '../../uploads/uploads-endpoint.ts';
import { createFormsEndpoint } from '../forms-endpoint.ts';
import { createReadFiles } from '../read-files.ts';
import { createSavedFormEndpoint } from '../saved-form-endpoint.ts';

export const SITE = 'https://shop.example';
const PATIENT_MS = 60_000;

interface FormsServerOptions {
  cmsUrl: string;
  /** Replaces the SQLite file. */
  store?: LeadStore;
  /** Data folder of an earlier server, to start with its leads; a new folder when absent. */
  folder?: string;
  postsPerMinute?: number;
  uploadsPerMinute?: number;
  mailsPerMinute?: number;
  trustedProxies?: number;
  onClosed?: (formId: number) => void;
  whenUnsure?: WhenUnsure;
  /** Shared with the CMS. */
  secret?: string;
  restKeys?: RestKeys;
  uploadLimits?: UploadLimits;
  /** Replaces the folder of uploads. */
  uploadStore?: UploadStore;
  /** Time limits of a submission in milliseconds; two minutes when absent. */
  submissionLimits?: SubmissionLimits;
  /** Milliseconds that a visitor waits for the CMS to accept the lead; more than a busy machine takes when absent. */
  cmsWaitMs?: number;
  /** Milliseconds after which a visitor gets a response in any case; as many when absent. */
  responseTimeoutMs?: number;
  /** The site's own captcha. */
  captcha?: CaptchaSecret;
  /** The clock of saved forms. */
  now?: () => number;
  /** Mails links to saved forms. */
  mail?: (mail: LinkMail) => Promise<void>;
}

export type FormsServer = Awaited<ReturnType<typeof startFormsServer>>;

/** Starts the forms endpoint with a real outbox and a real client for the CMS, on a free port. */
export async function startFormsServer(options: FormsServerOptions) {
  const { cmsUrl, folder, postsPerMinute = 10_000, trustedProxies = 0, whenUnsure = 'hold' } = options;
  const {
    submissionLimits,
    cmsWaitMs = PATIENT_MS,
    responseTimeoutMs = PATIENT_MS,
    onClosed,
    restKeys,
    uploadLimits,
    secret = 'shared',
  } = options;
  const { captcha, now, mail, uploadsPerMinute = 10_000, mailsPerMinute = 10_000 } = options;
  const dataFolder = folder ?? (await testFolder());
  const client = createCmsClient({
    url: cmsUrl,
    method: 'GET',
    persistedQueries: false,
    secret,
    ...(submissionLimits && { submissionLimits }),
  });
  const logged: string[] = [];
  const leadStore = options.store ?? openSqliteStore(dataFolder);
  const savedForms = openSavedForms({
    store: leadStore.savedForms,
    days: 30,
    onError: () => {},
    ...(now && { now }),
  });
  const leadService = await openLeadService({
    store: leadStore,
    captcha,
    savedForms,
    client,
    cmsUrl,
    whenUnsure,
    cmsWaitMs,
    responseTimeoutMs,
    ...(restKeys && { restKeys }),
    ...(uploadLimits && { uploadLimits }),
    uploadStore: options.uploadStore ?? openFolderUploadStore(uploadsFolder(dataFolder)),
    siteUrl: SITE,
    ...(onClosed && { onClosed }),
    log: (level, message, details) => void logged.push(JSON.stringify({ level, message, details })),
  });
  const { uploads } = leadService;
  const uploadsEndpoint = createUploadsEndpoint({ ...uploads, warn: (message) => void logged.push(message) });
  const views: FormOutcomeView[] = [];
  const endpoint = createFormsEndpoint({
    leadService,
    readFiles: createReadFiles({ ...uploads, form: leadService.form, receive: createReceivePlainFile(uploads) }),
    isSecure: false,
    // Replaces the built page, which requires a build.
    sendOutcome: async ({ res }, view) => {
      views.push(view);
      res.writeHead(view.status, { 'content-type': 'text/html' }).end();
    },
  });
  const savedViews: SavedFormView[] = [];
  const savedForm = createSavedFormEndpoint({
    savedForms,
    form: leadService.form,
    hasFile: async (upload) => (await uploads.store.find(upload))?.isComplete === true,
    siteUrl: SITE,
    mail,
    send: async ({ res }, status, view) => {
      savedViews.push(view);
      res.writeHead(status).end();
    },
    warn: (message) => void logged.push(message),
  });
  const listener = routeListener(
    (exchange) => {
      const { kind } = exchange.route;
      if (kind === 'upload') return uploadsEndpoint(exchange);
      if (kind === 'saved-form') return savedForm(exchange);
      return kind === 'form' ? endpoint.submit(exchange) : endpoint.issueToken(exchange);
    },
    {
      trustedProxies,
      siteUrl: new URL(SITE),
      limits: limitsOf({
        'form-posts': createRateLimit({ perMinute: postsPerMinute }),
        'form-tokens': createRateLimit({ perMinute: postsPerMinute }),
        'form-mails': createRateLimit({ perMinute: mailsPerMinute }),
        uploads: createRateLimit({ perMinute: uploadsPerMinute }),
      }),
      sendDenial: endpoint.deny,
    },
  );
  const server = createLimitedServer((req, res) => {
    listener(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await leadService.stop();
    savedForms.stop();
    await leadStore.close();
    await client.close();
  };
  onTestFinished(close);

  async function raw(body: RequestInit['body'], headers: Record<string, string> = {}, formId = 1) {
    const response = await fetch(`http://127.0.0.1:${port}/api/forms/${formId}`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', 'user-agent': 'Test browser', ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, json };
  }

  return {
    port,
    server,
    leadService,
    dataFolder,
    logged,
    views,
    savedForms,
    savedViews,
    close,
    raw,
    token: () => fetch(`http://127.0.0.1:${port}/api/forms/1/token`),
    /** Current version of form 1. */
    version: async () => (await leadService.form(1))?.version ?? '',
    /** Sends a form as a browser does; `parts` override parts of the submission. */
    send: (parts: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      raw(JSON.stringify({ ...submission(), ...parts }), headers),
  };
}

/** A valid form token, issued five seconds ago. */
export function goodToken(version = 'any', formId = 1): string {
  return makeFormToken(formId, version, 3_600_000, Date.now() - 5_000);
}

/** A valid submission with a new key. */
export function submission() {
  return {
    key: randomUUID(),
    token: goodToken(),
    values: [
      { id: 1, value: 'Ada Lovelace' },
      { id: 2, emailValues: { value: 'ada@example.com' } },
    ] as unknown[],
    page: { path: '/contact/', asPath: '/contact/?from=ad' },
  };
}
