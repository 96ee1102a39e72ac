import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import type { Catalogue } from '../catalogue/index/open-catalogue.ts';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import type { SharedAnswers } from '../cms-client/shared-answers.ts';
import { siteConfig } from '../config/site.config.ts';
import type { PageHandler } from '../document/page-handler.ts';
import { encodePath } from '../page-cache/path-key.ts';
import { withQuery } from '../redirects/find-rule.ts';
import { oldPath, oldQuery } from '../routing/old-path.ts';
import type { RouteKind } from '../routing/route-row.ts';
import { createConsentAnswer } from './answer-consent.ts';
import { createFiguresAnswer } from './answer-figures.ts';
import { finalTarget } from './answer-moved.ts';
import { createOwnPageAnswer } from './answer-own-page.ts';
import { createDocumentAnswer, createPageAnswer, type PageAnswerParts } from './answer-page.ts';
import { createSuggestAnswer } from './answer-suggest.ts';
import type { PaperSender } from './documents/send-paper.ts';
import { createEditorAnswer } from './editors/answer-editor.ts';
import type { Answer } from './exchange.ts';
import type { FormsEndpoint } from './forms/forms-endpoint.ts';
import type { Health } from './health.ts';
import type { MediaEndpoint } from './media/media-endpoint.ts';
import { isOperator } from './operators/is-operator.ts';
import type { Operators } from './operators/operators.ts';
import type { PageRenderer } from './render-page.ts';
import { createSecurityTxtAnswer } from './security-txt.ts';
import { sendRedirect, sendText } from './send.ts';

export interface AnswerParts extends PageAnswerParts {
  handler: PageHandler;
  client: CmsClient;
  sharedAnswers?: SharedAnswers;
  render: PageRenderer;
  /** Absent for a site without an index. */
  catalogue?: Pick<Catalogue, 'search' | 'figures'> | undefined;
  health: Health;
  revalidate: Answer;
  policyReports: Answer;
  forms: FormsEndpoint;
  uploads: Answer;
  savedForm: Answer;
  request: Answer;
  leadFile: Answer;
  media: Pick<MediaEndpoint, 'sendMedia' | 'sendImage'>;
  sendPaper: PaperSender;
  operators: Operators;
  /** `METRICS_TOKEN`; empty when none is set. */
  operatorsToken: string;
  siteUrl: URL;
  /** Time limit of a rendering in milliseconds. */
  pageMs: number;
}

/** Creates the answer of each kind of route, for requests that have passed the pipeline's checks. */
export function createAnswers(parts: AnswerParts): Readonly<Record<RouteKind, Answer>> {
  const { handler, client, health, revalidate, forms, uploads, savedForm, media, operators, operatorsToken, moved } =
    parts;
  const notFound: Answer = ({ res }) => sendText(res, 404, 'Not found.');

  return {
    health: async ({ res, path }) => void (await health.answer(res, path)),
    operators: async ({ req, res, path }) => void (await operators(res, path, isOperator(req, operatorsToken))),
    moved({ res, path, query }) {
      const asked = oldQuery(path, query);
      sendRedirect(res, 308, asked ?? withQuery(finalTarget(encodePath(oldPath(path) ?? '/')), query));
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
    figures: createFiguresAnswer(parts.catalogue),
    'policy-reports': parts.policyReports,
    'security-txt': createSecurityTxtAnswer(parts.siteUrl),
    suggest: createSuggestAnswer(parts.catalogue),
    consent: createConsentAnswer({ days: siteConfig.consent.days, isSecure: parts.siteUrl.protocol === 'https:' }),
    document: createDocumentAnswer(parts),
    editor: createEditorAnswer(parts),
    'own-page': createOwnPageAnswer(parts),
    nothing(exchange) {
      const move = exchange.route.access === 'everyone' ? moved.findPattern(exchange) : undefined;
      return move ? moved.send(exchange, move) : notFound(exchange);
    },
    page: createPageAnswer(parts),
  };
}
