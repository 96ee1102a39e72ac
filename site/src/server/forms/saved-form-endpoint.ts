import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { isEmailAddress } from '@headwater/gravity-forms/email-address.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { formStatus } from '../../forms/model/form-status.ts';
import { type LinkMail, recipientHash } from '../../saved-forms/mail-link.ts';
import { restoreValues } from '../../saved-forms/restore-values.ts';
import { uploadsIn } from '../../saved-forms/saved-content.ts';
import { savedFormPath } from '../../saved-forms/saved-form-path.ts';
import type { LinkMailView, SavedFormView } from '../../saved-forms/saved-form-view.ts';
import type { SavedForms } from '../../saved-forms/saved-forms.ts';
import type { Exchange, Responder } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';

/** A body has a token and an address. */
const LARGEST_BODY = 4096;
const LONGEST_ADDRESS = 254;

interface SavedFormParts {
  savedForms: Pick<SavedForms, 'find' | 'countMail'>;
  /** @throws CmsError when the CMS fails and no definition is stored */
  form: (id: number) => Promise<FormDefinition | undefined>;
  /** Whether an uploaded file is still there. */
  hasFile: (upload: string) => Promise<boolean>;
  siteUrl: string;
  /** Undefined where no mail server is set. */
  mail: ((mail: LinkMail) => Promise<void>) | undefined;
  /** Sends the page. */
  send: (exchange: Exchange, status: number, view: SavedFormView) => Promise<void>;
  /** Gets a failure of the store, the CMS or the mail server, without personal data. */
  warn: (message: string) => void;
}

const statusOf = {
  open: 200,
  closed: 200,
  sent: 410,
  expired: 410,
  unknown: 404,
  unavailable: 503,
} as const satisfies Record<SavedFormView['state'], number>;
const mailStatus = {
  sent: 200,
  invalid: 422,
  'too-many': 429,
  failed: 502,
} as const satisfies Record<LinkMailView['outcome'], number>;

/** Sends the page of a saved form, and mails its link. */
export function createSavedFormEndpoint(parts: SavedFormParts): Responder {
  const { savedForms, form: formOf, hasFile, siteUrl, mail, send, warn } = parts;

  async function viewOf(token: string, isNew: boolean): Promise<SavedFormView> {
    const found = await savedForms.find(token);
    if (found.state !== 'open') return { state: found.state };
    const form = await formOf(found.formId);
    if (!form) return { state: 'closed', message: null };
    const status = formStatus(form, Date.now());
    if (status.status !== 'open') return { state: 'closed', message: status.message };
    const { content, expiresAt } = found;
    const uploads = uploadsIn(content.values);
    const areThere = await Promise.all(uploads.map(hasFile));
    const stored = new Set(uploads.filter((_upload, at) => areThere[at]));
    return {
      state: 'open',
      form,
      token,
      isNew,
      expiresAt,
      page: content.page,
      canMail: mail !== undefined,
      ...restoreValues(form, content, (upload) => stored.has(upload)),
      url: new URL(savedFormPath(token), siteUrl).href,
      isChanged: form.version !== content.version,
    };
  }

  async function mailTo(address: string, view: SavedFormView, { attempt }: Exchange): Promise<LinkMailView['outcome']> {
    if (view.state !== 'open' || !mail) return 'failed';
    if (address.length > LONGEST_ADDRESS || !isEmailAddress(address)) return 'invalid';
    const { form, token, url, expiresAt } = view;
    if ((await attempt('form-mails')) > 0) return 'too-many';
    try {
      if (!(await savedForms.countMail(token, recipientHash(address, form.databaseId)))) return 'too-many';
      await mail({ to: address, formTitle: form.title, url, expiresAt });
      return 'sent';
    } catch {
      // A mail server's error quotes the address.
      warn('the link to a saved form could not be mailed');
      return 'failed';
    }
  }

  async function safeView(token: string, isNew: boolean): Promise<SavedFormView> {
    try {
      return await viewOf(token, isNew);
    } catch (error) {
      warn(`a saved form could not be opened: ${error instanceof Error ? error.name : 'unknown error'}`);
      return { state: 'unavailable' };
    }
  }

  return async (exchange) => {
    const { req, query } = exchange;
    if (req.method !== 'POST') {
      const parameters = readUrlEncoded(query);
      const view = await safeView(parameters.get('token') ?? '', parameters.has('saved'));
      return send(exchange, statusOf[view.state], view);
    }
    const bytes = await readBody(req, LARGEST_BODY, LARGEST_BODY).catch(() => undefined);
    const posted = readUrlEncoded(bytes?.toString('utf8') ?? '');
    const address = (posted.get('email') ?? '').trim();
    const view = await safeView(posted.get('token') ?? '', false);
    if (view.state !== 'open') return send(exchange, statusOf[view.state], view);
    const outcome = await mailTo(address, view, exchange);
    return send(exchange, mailStatus[outcome], { ...view, mail: { outcome, address } });
  };
}
