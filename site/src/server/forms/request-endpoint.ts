import { randomUUID } from 'node:crypto';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { limits } from '../../cms-client/limits.ts';
import { permalink } from '../../config/cms-places.ts';
import { requestPath } from '../../config/request-path.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { ConsentRule } from '../../consent/consent-rule.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { formStatus } from '../../forms/model/form-status.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { readPaste } from '../../request-list/read-paste.ts';
import { readRequestCookie, requestCookie } from '../../request-list/request-cookie.ts';
import {
  type AddedLines,
  addLines,
  changeLines,
  decodeList,
  emptyList,
  encodeList,
  type RequestList,
} from '../../request-list/request-list.ts';
import { isRequestForm, requestRow, requestValue } from '../../request-list/request-values.ts';
import type { KnownNumber, RequestView } from '../../request-list/request-view.ts';
import type { Exchange, Responder } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';
import { closeIfUnread, sendText } from '../http/send.ts';
import type { ErrorPages } from '../page/error-pages.ts';
import { editorsPage } from '../page/own-page-responder.ts';
import { sendPage } from '../page/send-page.ts';
import type { PageRenderer } from '../render-page.ts';
import { justRendered } from '../render-page.ts';

/** Of a list that is only carried. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** A paste of a thousand lines. */
const LARGEST_BODY = 64 * 1024;

export interface RequestParts {
  /** The forms that visitors have seen, by the number of each. */
  formIds: () => Promise<readonly number[]>;
  /** @throws CmsError when the CMS fails and no definition is stored */
  form: (id: number) => Promise<FormDefinition | undefined>;
  /** Whether a lead with this key is on disk. @throws OutboxUnavailableError */
  hasLead: (key: string) => Promise<boolean>;
  /** Looks numbers up; undefined without a catalogue. */
  lookUp?: ((numbers: readonly string[]) => Promise<readonly (KnownNumber | undefined)[]>) | undefined;
  /** An editor's page at the same path is shown to visitors without a list. */
  cache: Pick<PageCache, 'get'>;
  siteUrl: URL;
  render: PageRenderer;
  errorPages: ErrorPages;
  consentRule: ConsentRule;
  /** Milliseconds in which the page must be rendered. */
  pageMs?: number | undefined;
}

/** Applies what the visitor posted. Each button has the name `do`. */
async function changed(list: RequestList, posted: URLSearchParams, isKnown: IsKnown): Promise<AddedLines> {
  const text = (name: string) => posted.get(name) ?? '';
  switch (posted.get('do')) {
    case 'add':
      return addLines(list, [{ number: text('number'), quantity: text('quantity') || '1', note: text('note') }]);
    case 'paste': {
      const lines = text('lines').split(/\r\n|\r|\n/);
      // A number may have a space, and a row of a spreadsheet may begin with the quantity.
      const known = await isKnown(lines.flatMap((line) => line.split('\t', 2).map((cell) => cell.trim())));
      return addLines(
        list,
        readPaste(text('lines'), (cell) => known.has(cell)),
      );
    }
    case 'add-list': {
      const shared = decodeList(text('list'));
      const entered = (shared?.lines ?? []).map((line) => ({ ...line, quantity: String(line.quantity) }));
      return addLines(list, entered);
    }
    case 'change': {
      const [quantities, notes] = [posted.getAll('quantity'), posted.getAll('note')];
      const keys = posted.getAll('line');
      return changeLines(
        list,
        keys.map((key, at) => ({ key, quantity: quantities[at] ?? '', note: notes[at] ?? '' })),
      );
    }
    case 'empty':
      return { list: emptyList(), refused: [], shortened: 0 };
    default:
      // A button of a product, which is its number.
      if (posted.has('add')) return addLines(list, [{ number: text('add') }]);
      // A button of a line.
      return changeLines(list, posted.has('remove') ? [{ key: text('remove'), quantity: '0', note: '' }] : []);
  }
}

type IsKnown = (numbers: readonly string[]) => Promise<ReadonlySet<string>>;

type Rows = Parameters<typeof requestValue>[1];

/** The form that an editor made for requests, else the first with room for one; of those that visitors have seen. */
async function seenFormFor({ formIds, form: formOf }: RequestParts, rows: Rows): Promise<RequestView['form']> {
  const ids = await formIds().catch(() => []);
  const forms = await Promise.all(ids.toSorted((a, b) => a - b).map((id) => formOf(id).catch(() => undefined)));
  const open = forms.filter((form) => form !== undefined && formStatus(form, Date.now()).status === 'open');
  const fits = open.flatMap((definition) => {
    const value = definition && requestValue(definition, rows);
    return definition && value ? [{ definition, value }] : [];
  });
  return fits.find(({ definition }) => isRequestForm(definition)) ?? fits[0];
}

/** On a new site, no visitor has seen one: the contact page is rendered, which reports its forms. */
async function formFor(parts: RequestParts, rows: Rows): Promise<RequestView['form']> {
  const seen = await seenFormFor(parts, rows);
  if (seen) return seen;
  await parts.cache.get(permalink(siteConfig.paths.contact)).catch(() => undefined);
  return seenFormFor(parts, rows);
}

/** Sends the page of a visitor's request: it shows the list, and changes it when it is posted to. */
export function createRequestEndpoint(parts: RequestParts): Responder {
  const { hasLead, lookUp, cache, siteUrl, render, errorPages, consentRule } = parts;
  const isSecure = siteUrl.protocol === 'https:';

  /** A catalogue that fails costs descriptions only. */
  const known = async (numbers: readonly string[]) =>
    (await lookUp?.(numbers).catch(() => undefined)) ?? numbers.map(() => undefined);
  const isKnown: IsKnown = async (numbers) => {
    const found = await known(numbers);
    return new Set(numbers.filter((_number, at) => found[at] !== undefined));
  };

  async function viewOf(
    { list, refused, shortened }: AddedLines,
    shared: RequestList | undefined,
  ): Promise<RequestView> {
    const found = await known(list.lines.map(({ number }) => number));
    const rows = list.lines.map((line, at) => requestRow(line, () => found[at]?.description ?? ''));
    // Without its number, which is the key of the visitor's own lead.
    const query = new URLSearchParams({ list: encodeList({ ...list, id: NO_ID }) });
    return {
      list,
      refused,
      shortened,
      shared,
      known: found,
      hasCatalogue: lookUp !== undefined,
      shareUrl: new URL(`${requestPath}?${query}`, siteUrl).href,
      form: rows.length > 0 ? await formFor(parts, rows) : undefined,
    };
  }

  async function send({ req, res, requestId }: Exchange, view: RequestView): Promise<void> {
    const signal = AbortSignal.timeout(parts.pageMs ?? limits.form.page);
    res.setHeader('x-robots-tag', 'noindex');
    // A link to a list is for those who have it.
    res.setHeader('referrer-policy', 'same-origin');
    const rendered = await render(requestPath, requestId, { request: view, signal });
    const status = rendered.status === 200 && view.refused.length > 0 ? 422 : rendered.status;
    sendPage(req, res, justRendered({ ...rendered, status }), errorPages, requestId, consentRule);
  }

  /** The visitor's list; a new one once the lead that it became is on disk, though its response may have been lost. */
  async function listOf({ req, res }: Exchange): Promise<RequestList> {
    const list = readRequestCookie(req.headers.cookie) ?? emptyList();
    const isSent = list.lines.length > 0 && (await hasLead(list.id).catch(() => false));
    if (!isSent) return list;
    res.setHeader('set-cookie', requestCookie({ ...list, lines: [] }, isSecure));
    return emptyList();
  }

  return async (exchange) => {
    const { req, res, query } = exchange;
    const list = await listOf(exchange);
    if (req.method !== 'POST') {
      const carried = decodeList(readUrlEncoded(query).get('list') ?? undefined);
      const shared = carried?.lines.length ? carried : undefined;
      const isUnused = list.lines.length === 0 && shared === undefined;
      const editors = isUnused ? await editorsPage(cache, requestPath) : undefined;
      if (editors) return sendPage(req, res, editors, errorPages, exchange.requestId, consentRule);
      return send(exchange, await viewOf({ list, refused: [], shortened: 0 }, shared));
    }
    const bytes = await readBody(req, LARGEST_BODY).catch(() => undefined);
    closeIfUnread(req, res);
    if (!bytes) return sendText(res, 413, 'Expected at most 64 KB.');
    const added = await changed(list, readUrlEncoded(bytes.toString('utf8')), isKnown);
    // A form that shows the list as it was has the ID of that list, and must not empty this one.
    if (encodeList(added.list) !== encodeList(list)) added.list = { ...added.list, id: randomUUID() };
    res.setHeader('set-cookie', requestCookie(added.list, isSecure));
    if (added.refused.length > 0 || added.shortened > 0) return send(exchange, await viewOf(added, undefined));
    // A reload of the page does not add it again.
    res.writeHead(303, { location: requestPath, 'content-length': 0 }).end();
  };
}
