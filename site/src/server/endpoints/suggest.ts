import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import { siteConfig } from '../../config/site.config.ts';
import { isTooLong, readSearchRequest } from '../../search/search-request.ts';
import { suggestResponse } from '../../search/suggest-response.ts';
import type { Responder } from '../exchange.ts';
import { sendText } from '../http/send.ts';

/** Hits of a group: the list has room for few. */
const MOST = 4;

/** Responds to `/api/suggest?q=` with the rows of the search page, as JSON. */
export function createSuggestResponder(catalogue?: Pick<Catalogue, 'search'>): Responder {
  return async ({ res, query }) => {
    const parameters = new URLSearchParams(query);
    const request = readSearchRequest(parameters);
    if (!request) {
      const { maxLength } = siteConfig.search;
      return sendText(res, 400, isTooLong(parameters) ? `Send at most ${maxLength} characters.` : 'Send ?q=…');
    }
    const { term, isLongEnough, group, from, guessesDigits } = request;
    const options = { most: MOST, from, guessesDigits, ...(group && { group }) };
    const found = isLongEnough
      ? await catalogue?.search(term, options).catch(() => undefined)
      : { term, outcome: 'nothing' as const, groups: [] };
    if (!found || 'refused' in found)
      return sendText(res, 503, 'There are no suggestions at the moment.', { 'retry-after': '30' });
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(suggestResponse(found)));
  };
}
