import { mainNode } from '../cms-client/envelope.ts';
import { siteConfig } from '../config/site.config.ts';
import type { Endpoint } from '../document/define-page.ts';
import { GetFeed } from '../seo/feed.query.ts';
import { feedXml } from '../seo/feed.ts';
import { xmlResponse } from '../seo/xml.ts';

export const GET: Endpoint = async ({ locals }) => {
  const response = await locals.queryPublic(GetFeed, { first: siteConfig.feedPosts });
  mainNode('GetFeed', response, ({ posts }) => posts);
  locals.isPartial ||= response.errors.length > 0;
  return xmlResponse(feedXml(response.data), 'application/rss+xml; charset=utf-8');
};
