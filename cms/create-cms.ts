import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountsOf } from './accounts/accounts.ts';
import { admin } from './admin/admin.ts';
import { publishedUri } from './content/node/content-uri.ts';
import { openDatabase } from './database/open-database.ts';
import { tablesOf } from './database/tables.ts';
import { catalogueFields } from './editing/catalogue-fields.ts';
import { contentEditor } from './editing/content-editor.ts';
import { type CaptchaOptions, noCaptcha } from './forms/captcha/verify-captcha.ts';
import { formService } from './forms/form-service.ts';
import { formTable } from './forms/form-table.ts';
import { executableSchema } from './graphql/executable-schema.ts';
import { graphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { avatars } from './http/avatars.ts';
import { generate } from './http/generate.ts';
import { login } from './http/login/login.ts';
import { rest } from './http/rest.ts';
import { type RestKeys, restSubmissions } from './http/rest-submissions.ts';
import { router } from './http/router.ts';
import { uploads } from './http/uploads.ts';
import { ensureSeeded } from './starting-content/ensure-seeded.ts';
import { mediaFiles } from './starting-content/media-files.ts';
import type { StartingContent } from './starting-content/starting-content.ts';
import { sendToSite } from './webhook/send-to-site.ts';
import { webhookQueue } from './webhook/webhook-queue.ts';
import { type WebhookOptions, webhookSender } from './webhook/webhook-sender.ts';
import { writerForSite } from './webhook/write-for-site.ts';

export interface CmsOptions {
  /** Folder for database and uploads; created if it is missing. */
  folder: string;
  startingContent: StartingContent;
  /** URL of this CMS without trailing slash, for links and media. */
  baseUrl: string;
  siteUrl: string;
  /** Shared with the site; without one no front end can sign users in. */
  secret?: string;
  /** Keys of the REST API of Gravity Forms; without them it is off. */
  restKeys?: RestKeys;
  /** Keys of the captcha provider; without them captcha fields are ignored. */
  captcha?: CaptchaOptions;
  /** Mail server that sends notifications; without one they are written to a folder. */
  smtpUrl?: string;
  introspection?: boolean;
  /** Epoch milliseconds; the system's clock unless a test sets its own. */
  now?: () => number;
  /** Where and how the site is notified of changes; if absent, it is not notified. */
  webhook?: WebhookOptions;
  onError?: (error: unknown) => void;
}

/** Without keys, secrets and servers, what needs them is off. */
const defaults = {
  secret: '',
  restKeys: { key: '', secret: '' },
  captcha: noCaptcha,
  smtpUrl: '',
  introspection: false,
  now: Date.now,
  onError: () => undefined,
} as const satisfies Partial<CmsOptions>;

export type Cms = Awaited<ReturnType<typeof createCms>>;

/** A whole CMS behind one fetch-style function: database, schema, GraphQL and media. */
export async function createCms(given: CmsOptions) {
  const options = { ...defaults, ...given };
  const { folder, startingContent, baseUrl, siteUrl, secret, now } = options;
  const uploadsFolder = join(folder, 'uploads');
  // The database holds drafts and password hashes: other users of the machine must not read it.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(uploadsFolder, { recursive: true });
  const database = openDatabase(join(folder, 'content.sqlite'));
  const seed = await ensureSeeded(database, startingContent, folder).catch((error: unknown) => {
    database.close();
    throw error;
  });
  const tables = tablesOf(database);
  const accounts = accountsOf(tables, baseUrl, secret, now);
  const siteOrigin = new URL(siteUrl).origin;
  const media = mediaFiles(uploadsFolder, startingContent.mediaFolder, tables.media);
  const pageUri = (id: number) => publishedUri(id, { tables });
  const forms = await formService({ ...options, tables, forms: formTable(database), pageUri });

  const graphql = graphqlEndpoint({
    ...options,
    schema: executableSchema,
    tables,
    accounts,
    forms,
    // A file that waits for its turn is copied now: a page that shows its size may be cached for minutes.
    uploadSize: async (file) => {
      await media.prepare(file);
      return statSync(join(uploadsFolder, file), { throwIfNoEntry: false })?.size ?? null;
    },
  });
  const editor = contentEditor({ database, tables, now });
  const webhook = options.webhook && webhookSender(webhookQueue(database), options.webhook);
  const writeForSite = writerForSite(database, tables, (change) => webhook?.changed(change));
  const catalogue = catalogueFields({ tables, editor, writeForSite });
  const submissions = restSubmissions({ forms, keys: options.restKeys, secret });
  const desk = { tables, accounts, catalogue, editor, database, uploadsFolder, siteUrl, now, writeForSite };
  const handle = router({
    graphql,
    avatars: avatars(tables.users, accounts.key),
    uploads: uploads({ folder: uploadsFolder, media: tables.media, prepare: media.prepare }),
    login: login({ accounts, baseUrl, siteOrigin, siteTitle: () => tables.options.text('blogname') }),
    generate: generate({ accounts, siteOrigin }),
    rest: rest({ accounts, tables, catalogue, secret, siteUrl, testMessage: webhook?.test, submissions }),
    admin: admin({ ...desk, ...forms, forms: forms.table, sendToSite: sendToSite(options) }),
    siteUrl,
  });
  return {
    /** @param address IP address that the request came from */
    fetch: (request: Request, address = '') => handle(request, address),
    seed,
    media,
    forms,
    close: () => {
      webhook?.close();
      forms.close();
      database.close();
    },
  };
}
