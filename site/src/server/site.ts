import { redirectsTag } from '@headwater/contract/redirects.ts';
import { httpLimits } from '@headwater/runtime/http-limits.ts';
import { configuredClient } from '../cms-client/configured-client.ts';
import { createRedirectsFetcher } from '../cms-client/fetch-redirects.ts';
import { limits as timeLimits } from '../cms-client/limits.ts';
import { createSharedAnswers } from '../cms-client/shared-answers.ts';
import { uploadsRequestUrl } from '../config/cms-places.ts';
import { cmsRequestUrl, env, isSiteUrlExplicit } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { configuredRule } from '../consent/configured-rule.ts';
import { PAPERS_TAG } from '../documents/shelf.ts';
import { openPreviewLinks } from '../editors/preview/open-preview-links.ts';
import { cookieScope } from '../editors/sign-in/editor-cookies.ts';
import { fetchAvailability } from '../forms/server/closed-forms.ts';
import { createClosedNotices } from '../forms/server/closed-notices.ts';
import { formsAmong } from '../forms/server/form-tag.ts';
import { localState } from '../instances/shared-state.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { openRedirects } from '../redirects/open-redirects.ts';
import { redirectFiles, redirectHosts } from '../redirects/redirects-folder.ts';
import { loadTracing } from '../telemetry/load-tracing.ts';
import { openPapers } from './documents/open-papers.ts';
import { createEditorServices, createSessions } from './editors/editor-services.ts';
import { prepareErrorPages } from './error-pages.ts';
import { createFormEndpoints } from './forms/form-endpoints.ts';
import { createHealth } from './health.ts';
import { createHitStep } from './hit-step.ts';
import { createLimits } from './limits.ts';
import { log, warnOnce } from './log.ts';
import { createMediaEndpoint } from './media/media-endpoint.ts';
import { openCmsPlaces } from './open-cms-places.ts';
import { openLeads } from './open-leads.ts';
import { startDiskProbe } from './operators/disk-probe.ts';
import { createOperators } from './operators/operators.ts';
import { readSiteState } from './operators/state.ts';
import { createTrafficMetrics } from './operators/traffic-metrics.ts';
import { createPipeline } from './pipeline.ts';
import { createPageRenderer } from './render-page.ts';
import { repeatCheck } from './repeat-check.ts';
import { createPolicyReports } from './reports/answer-policy-reports.ts';
import { withReports } from './reports/reporting-policy.ts';
import { createRevalidate } from './revalidation/revalidate.ts';
import { createSignatureCheck } from './revalidation/signed-message.ts';
import { contentChange, createSharedChanges } from './shared-changes.ts';
import { openSiteCatalogue, withCatalogue } from './site-catalogue.ts';
import type { Site, SiteOptions } from './site-options.ts';
import { stopAll } from './stop-all.ts';
import { traced } from './traced.ts';

const MEGABYTE = 1024 * 1024;
const warn = (message: string, error: unknown) => log.warn({ err: error }, message);
/** The CMS's tag for all forms. */
const FORMS = 'list:gfform';

/**
 * Creates the site from the environment: the same parts behind the same pipeline in production and development.
 * @throws BuildError when the error pages cannot be rendered, ConfigurationError when the environment is wrong
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { handler, assets, createCache, shared = localState, headers, pageMs, outcomeMs } = options;
  const hasReports = env.CSP_REPORTS === 'on';
  const hasProxy = env.TRUSTED_PROXIES > 0;
  const tracing = await loadTracing(env, { hasProxy, warn: (message) => log.warn(message) });
  const traffic = createTrafficMetrics(tracing.observe);
  const client = configuredClient(warnOnce, traffic.observe);
  const siteUrl = new URL(env.SITE_URL);
  const places = await openCmsPlaces(client.queryPublic, env, warn);
  // Pictures in the index have paths by these places.
  const catalogue = openSiteCatalogue();
  const previewLinks = await openPreviewLinks(env);
  const sessions = createSessions(shared.sessions);
  const editorServices = createEditorServices(client, previewLinks, sessions);
  const leads = await openLeads({
    client,
    purge: (change) => cache.purge(change),
    publish: shared.publish,
    observe: traffic.observe,
  });
  const { leadStore, savedForms, leadService, alarms } = leads;
  const sharedAnswers = createSharedAnswers(client, timeLimits.shared);
  const settleMs = siteConfig.settleSeconds * 1_000;
  let mayHaveShown = false;
  const papers = await openPapers({
    ...{ dataFolder: env.DATA_DIR, mostBytes: env.DOCUMENTS_MB * MEGABYTE, query: client.queryInBackground },
    ...{ uploadsUrl: uploadsRequestUrl, siteUrl, settleMs, warn },
    onChange(written) {
      catalogue.takePapers(written);
      // The list is in memory already: unlike after a change of the CMS, nothing has to settle.
      if (mayHaveShown) cache.purge({ tags: [PAPERS_TAG], paths: [], isUrgent: false, ageMs: settleMs });
    },
  });
  mayHaveShown = true;
  const measures = {
    record: traffic.recordRender,
    trace: tracing.observe,
    ...(hasReports && { policyOf: withReports }),
  };
  const render = createPageRenderer(handler, client, sharedAnswers, leadService.recordForms, pageMs, measures, {
    catalogue,
    ...(papers.shelf && { papers: papers.shelf }),
  });
  const closedNotices = createClosedNotices({ fetchForms: () => fetchAvailability(client.queryPublic) });
  const formOptions = {
    formFullUntil: leadService.fullForms.until,
    acceptsFiles: leadService.acceptsFiles,
    closedNotices,
  };
  const pages = createCache(catalogue, render, formOptions, sharedAnswers.clear, tracing.background);
  const cache = withCatalogue(pages, catalogue);
  const stopPlaces = places.keep(() => {
    sharedAnswers.clear();
    cache.expireAll();
  });
  let checkRedirects = async (): Promise<void> => undefined;
  /** A change of a form may open it again; an urgent one has just closed it. */
  const purge: PageCache['purge'] = (change) => {
    if (!change.isUrgent) for (const formId of formsAmong(change.tags)) leadService.fullForms.forget(formId);
    // Also part of "Refresh the whole site", after a plugin was activated or permalinks were changed.
    if (change.tags.includes(FORMS)) {
      void leadService.checkFileSupport();
      void places.check();
    }
    // Where content came or went, a rule of the CMS for its path may count no longer.
    if (change.tags.includes(redirectsTag) || change.paths.length > 0) void checkRedirects();
    papers.noteChange();
    return cache.purge(change);
  };
  shared.start(
    createSharedChanges({
      cache: { purge, expireAll: cache.expireAll },
      sessions,
      onTrashed: previewLinks.withdrawAll,
      relevantMs: (siteConfig.revalidateSeconds + siteConfig.settleSeconds) * 1_000,
      warn,
    }),
  );
  const errorPages = await prepareErrorPages(render);
  const health = createHealth(cache, catalogue.state);
  const stopSupportChecks = repeatCheck(leadService.checkFileSupport);
  const disk = startDiskProbe(env.DATA_DIR);
  const hits = createHitStep({
    cache,
    headers,
    keepAliveSeconds: httpLimits.keepAlive / 1000,
    consentRule: configuredRule,
  });
  const redirects = openRedirects({
    files: redirectFiles(env),
    hosts: redirectHosts(env),
    fetchRules: createRedirectsFetcher(cmsRequestUrl, env.CMS_SECRET),
    log: (level, details, message) => log[level](details, message),
    onChange: hits.forget,
  });
  checkRedirects = redirects.checkCms;
  const operators = createOperators({
    read: () => {
      const uploads = { usedBytes: leadService.uploads.budget.used(), limitBytes: env.UPLOADS_MB * MEGABYTE };
      return readSiteState(leadService, client, disk, uploads, shared.status(), catalogue.state);
    },
    countHits: hits.count,
    alertSeconds: siteConfig.leads.alertSeconds,
    traffic: traffic.register,
  });
  const media = createMediaEndpoint({ uploadsUrl: uploadsRequestUrl, dataFolder: env.DATA_DIR, warn });
  const revalidate = createRevalidate({
    cache: { purge },
    onTrashed: previewLinks.withdrawAll,
    publish: (event) => shared.publish(contentChange(event)),
  });
  const listener = createPipeline({
    handler,
    client,
    cache,
    render,
    errorPages,
    assets,
    health,
    hits,
    headers,
    media,
    sendPaper: papers.send,
    ...{ sharedAnswers, catalogue },
    editorServices,
    siteUrl,
    pageMs,
    limits: createLimits(shared.takeToken),
    trustedProxies: env.TRUSTED_PROXIES,
    access: {
      siteUrl: isSiteUrlExplicit ? siteUrl : undefined,
      cookies: cookieScope(siteUrl),
      sessions,
      checkSignature: createSignatureCheck({ secret: env.CMS_SECRET, claim: shared.claimSignature }),
    },
    policyReports: createPolicyReports({
      isOn: hasReports,
      record: traffic.recordPolicyReport,
      log: (report) => log.warn(report, 'policy report'),
    }),
    revalidate: traced({ kind: 'webhook' }, tracing, revalidate),
    ...createFormEndpoints({ ...leads, cache, catalogue, render, errorPages, siteUrl, pageMs: outcomeMs, warn }),
    operators,
    redirects,
    oldHosts: env.OLD_HOSTS,
    operatorsToken: env.METRICS_TOKEN,
    consentRule: configuredRule,
    isHostStrict: isSiteUrlExplicit,
    recordRequest: traffic.recordRequest,
    tracing,
  });

  return {
    listener,
    cache,
    health,
    operators,
    stop() {
      const stops = {
        'checks of file support': stopSupportChecks,
        'checks of places': stopPlaces,
        documents: papers.close,
        index: catalogue.close,
        'disk probe': disk.stop,
        redirects: async () => redirects.stop(),
        alarms: alarms.stop,
        'delivery of leads': leadService.stop,
        'sweeps of saved forms': savedForms.stop,
        tracing: tracing.stop,
        'lead store': leadStore.close,
        'preview links': previewLinks.close,
        'shared state': shared.close,
      };
      return stopAll(stops, (error, part) => log.error({ err: error, part }, 'a part did not stop; the others do'));
    },
  };
}
