import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import type { Catalogue } from '../catalogue/index/open-catalogue.ts';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import type { SharedResponses } from '../cms-client/shared-responses.ts';
import { siteConfig } from '../config/site.config.ts';
import type { PageHandler } from '../document/page-handler.ts';
import { encodePath } from '../page-cache/path-key.ts';
import { withQuery } from '../redirects/find-rule.ts';
import { oldPath, oldQuery } from '../routing/old-path.ts';
import type { RouteKind } from '../routing/route-row.ts';
import type { PaperSender } from './documents/send-paper.ts';
import { createEditorResponder } from './editors/editor-responder.ts';
import { createConsentResponder } from './endpoints/consent.ts';
import { createFiguresResponder } from './endpoints/figures.ts';
import { createSecurityTxtResponder } from './endpoints/security-txt.ts';
import { createSuggestResponder } from './endpoints/suggest.ts';
import type { Responder } from './exchange.ts';
import type { FormsEndpoint } from './forms/forms-endpoint.ts';
import { sendRedirect, sendText } from './http/send.ts';
import type { MediaEndpoint } from './media/media-endpoint.ts';
import type { Health } from './operators/health.ts';
import { isOperator } from './operators/is-operator.ts';
import type { Operators } from './operators/operators.ts';
import { finalTarget } from './page/moved-pages.ts';
import { createOwnPageResponder } from './page/own-page-responder.ts';
import { createDocumentResponder, createPageResponder, type PageResponderParts } from './page-responder.ts';
import type { PageRenderer } from './render-page.ts';

export interface ResponderParts extends PageResponderParts {
  handler: PageHandler;
  client: CmsClient;
  sharedResponses?: SharedResponses;
  render: PageRenderer;
  /** Absent for a site without an index. */
  catalogue?: Pick<Catalogue, 'search' | 'figures'> | undefined;
  health: Health;
  revalidate: Responder;
  policyReports: Responder;
  forms: FormsEndpoint;
  uploads: Responder;
  savedForm: Responder;
  request: Responder;
  leadFile: Responder;
  media: Pick<MediaEndpoint, 'sendMedia' | 'sendImage'>;
  sendPaper: PaperSender;
  operators: Operators;
  /** `METRICS_TOKEN`; empty when none is set. */
  operatorsToken: string;
  siteUrl: URL;
  /** Time limit of a rendering in milliseconds. */
  pageMs: number;
}

/** Creates the response of each kind of route, for requests that have passed the pipeline's checks. */
export function createResponders(parts: ResponderParts): Readonly<Record<RouteKind, Responder>> {
  const { handler, client, health, revalidate, forms, uploads, savedForm, media, operators, operatorsToken, moved } =
    parts;
  const notFound: Responder = ({ res }) => sendText(res, 404, 'Not found.');

  return {
    health: async ({ res, path }) => void (await health.respond(res, path)),
    operators: async ({ req, res, path }) => void (await operators(res, path, isOperator(req, operatorsToken))),
    moved({ res, path, query }) {
      const oldTarget = oldQuery(path, query);
      sendRedirect(res, 308, oldTarget ?? withQuery(finalTarget(encodePath(oldPath(path) ?? '/')), query));
    },
    media: ({ req, res, path }) => media.sendMedia(req, res, path.slice('/media/'.length)),
    image: ({ req, res, query }) => media.sendImage(req, res, query),
    paper: ({ req, res, path, query }) => parts.sendPaper(req, res, path, readUrlEncoded(query)),
    async endpoint({ req, res, requestId }) {
      const { method = 'GET', url: target = '/' } = req;
      const { status, headers, body } = await handler(
        { target, method, headers: {} },
        createPageContext(client, requestId),
      );
      res.writeHead(status, headers).end(body);
    },
    form: forms.submit,
    'form-token': forms.issueToken,
    upload: uploads,
    'saved-form': savedForm,
    request: parts.request,
    'lead-file': parts.leadFile,
    webhook: revalidate,
    figures: createFiguresResponder(parts.catalogue),
    'policy-reports': parts.policyReports,
    'security-txt': createSecurityTxtResponder(parts.siteUrl),
    suggest: createSuggestResponder(parts.catalogue),
    consent: createConsentResponder({ days: siteConfig.consent.days, isSecure: parts.siteUrl.protocol === 'https:' }),
    document: createDocumentResponder(parts),
    editor: createEditorResponder(parts),
    'own-page': createOwnPageResponder(parts),
    nothing(exchange) {
      const move = exchange.route.access === 'everyone' ? moved.findPattern(exchange) : undefined;
      return move ? moved.send(exchange, move) : notFound(exchange);
    },
    page: createPageResponder(parts),
  };
}
