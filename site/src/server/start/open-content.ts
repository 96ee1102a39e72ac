import type { CmsClient } from '../../cms-client/cms-client.ts';
import { limits } from '../../cms-client/limits.ts';
import { createSharedResponses } from '../../cms-client/shared-responses.ts';
import { uploadsRequestUrls } from '../../config/cms-places.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { PAPERS_TAG } from '../../documents/shelf.ts';
import { fetchAvailability } from '../../forms/server/closed-forms.ts';
import { createClosedNotices } from '../../forms/server/closed-notices.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { Tracing } from '../../telemetry/tracing.ts';
import { openPapers } from '../documents/open-papers.ts';
import { log } from '../operators/log.ts';
import type { TrafficMetrics } from '../operators/traffic-metrics.ts';
import { createPageRenderer } from '../render-page.ts';
import { withReports } from '../reports/reporting-policy.ts';
import { MEGABYTE, openLeads } from './open-leads.ts';
import { openSiteCatalogue, withCatalogue } from './site-catalogue.ts';
import type { SiteOptions } from './site-options.ts';

interface ContentOptions extends SiteOptions {
  client: CmsClient;
  tracing: Tracing;
  traffic: TrafficMetrics;
  /** Tells the other instances of a change. */
  publish: Parameters<typeof openLeads>[0]['publish'];
}

/** Opens what pages are made of, and the cache that has them: the index, papers, leads with their forms, shared queries. */
export async function openContent(options: ContentOptions) {
  const { client, tracing, traffic, publish, handler, createCache, pageMs } = options;
  const settleMs = siteConfig.settleSeconds * 1_000;
  const catalogue = openSiteCatalogue();
  const leads = await openLeads({ client, purge: (change) => cache.purge(change), publish, observe: traffic.observe });
  const { leadService } = leads;
  const sharedResponses = createSharedResponses(client, limits.shared);
  let cached: PageCache | undefined;
  const papers = await openPapers({
    dataFolder: env.DATA_DIR,
    mostBytes: env.DOCUMENTS_MB * MEGABYTE,
    query: client.queryInBackground,
    uploadsUrls: uploadsRequestUrls,
    siteUrl: new URL(env.SITE_URL),
    settleMs,
    warn: (message, err) => log.warn({ err }, message),
    onChange(written) {
      catalogue.takePapers(written);
      // The list is in memory already: unlike after a change of the CMS, nothing has to settle.
      cached?.purge({ tags: [PAPERS_TAG], paths: [], isUrgent: false, ageMs: settleMs });
    },
  });
  const render = createPageRenderer({
    handler,
    client,
    shared: sharedResponses,
    onForms: leadService.recordForms,
    pageMs,
    record: traffic.recordRender,
    trace: tracing.observe,
    ...(env.CSP_REPORTS === 'on' && { policyOf: withReports }),
    always: { catalogue, ...(papers.shelf && { papers: papers.shelf }) },
  });
  const forms = {
    formFullUntil: leadService.fullForms.until,
    acceptsFiles: leadService.acceptsFiles,
    closedNotices: createClosedNotices({ fetchForms: () => fetchAvailability(client.queryPublic) }),
  };
  const pages = createCache(catalogue, render, forms, sharedResponses.clear, tracing.background);
  const cache = withCatalogue(pages, catalogue);
  cached = cache;
  return { catalogue, leads, papers, sharedResponses, render, cache };
}

export type Content = Awaited<ReturnType<typeof openContent>>;
