import { redirectsTag } from '@headwater/contract/redirects.ts';
import { httpLimits } from '@headwater/runtime/http-limits.ts';
import type { CmsClient } from '../../cms-client/cms-client.ts';
import { configuredClient } from '../../cms-client/configured-client.ts';
import { createRedirectsFetcher } from '../../cms-client/fetch-redirects.ts';
import { uploadsRequestUrls } from '../../config/cms-places.ts';
import { cmsRequestUrl, env, isSiteUrlExplicit } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { configuredRule } from '../../consent/configured-rule.ts';
import { openPreviewLinks } from '../../editors/preview/open-preview-links.ts';
import { cookieScope } from '../../editors/sign-in/editor-cookies.ts';
import type { EditorSessions } from '../../editors/sign-in/editor-sessions.ts';
import { formsAmong } from '../../forms/server/form-tag.ts';
import { localState, type SharedState } from '../../instances/shared-state.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { openRedirects, type Redirects } from '../../redirects/open-redirects.ts';
import { redirectFiles, redirectHosts } from '../../redirects/redirects-folder.ts';
import { loadTracing } from '../../telemetry/load-tracing.ts';
import { createEditorServices, createSessions } from '../editors/editor-services.ts';
import { createFormEndpoints } from '../forms/form-endpoints.ts';
import { createMediaEndpoint } from '../media/media-endpoint.ts';
import { startDiskProbe } from '../operators/disk-probe.ts';
import { createHealth } from '../operators/health.ts';
import { log, warnOnce } from '../operators/log.ts';
import { createOperators } from '../operators/operators.ts';
import { readSiteState } from '../operators/state.ts';
import { createTrafficMetrics, type TrafficMetrics } from '../operators/traffic-metrics.ts';
import { prepareErrorPages } from '../page/error-pages.ts';
import { createHitStep, type HitStep } from '../page/hit-step.ts';
import { createPipeline } from '../pipeline.ts';
import { createLimits } from '../policy/rate-limits.ts';
import { createPolicyReports } from '../reports/policy-reports.ts';
import type { ChangeEvent } from '../revalidation/change-event.ts';
import { createRevalidate, traced } from '../revalidation/revalidate.ts';
import { createSignatureCheck } from '../revalidation/signed-message.ts';
import { type CheckedPlaces, openCmsPlaces } from './open-cms-places.ts';
import { type Content, openContent } from './open-content.ts';
import { MEGABYTE } from './open-leads.ts';
import { repeatCheck } from './repeat-check.ts';
import { contentChange, createSharedChanges } from './shared-changes.ts';
import type { Site, SiteOptions } from './site-options.ts';
import { stopAll } from './stop-all.ts';

const warn = (message: string, error: unknown) => log.warn({ err: error }, message);
/** The CMS's tag for all forms. */
const FORMS = 'list:gfform';

/**
 * What this instance does after a change in the CMS. A change of a form may open it again; an urgent one has just closed
 * it.
 */
function createPurge(
  { leads, papers, cache }: Content,
  places: CheckedPlaces,
  redirects: Redirects,
): PageCache['purge'] {
  const { fullForms, checkFileSupport } = leads.leadService;
  return (change) => {
    if (!change.isUrgent) for (const formId of formsAmong(change.tags)) fullForms.forget(formId);
    // Also part of "Refresh the whole site", after a plugin was activated or permalinks were changed.
    if (change.tags.includes(FORMS)) {
      void checkFileSupport();
      void places.check();
    }
    // Where content came or went, a rule of the CMS for its path may count no longer.
    if (change.tags.includes(redirectsTag) || change.paths.length > 0) void redirects.checkCms();
    papers.noteChange();
    return cache.purge(change);
  };
}

/** What operators see of the site. */
function openOperators(
  content: Content,
  client: CmsClient,
  shared: SharedState,
  traffic: TrafficMetrics,
  hits: HitStep,
) {
  const { leadService } = content.leads;
  const disk = startDiskProbe(env.DATA_DIR);
  const operators = createOperators({
    read: () => {
      const uploads = { usedBytes: leadService.uploads.budget.used(), limitBytes: env.UPLOADS_MB * MEGABYTE };
      return readSiteState(leadService, client, disk, uploads, shared.status(), content.catalogue.state);
    },
    countHits: hits.count,
    alertSeconds: siteConfig.leads.alertSeconds,
    traffic: traffic.register,
  });
  return { disk, operators };
}

/** Stored pages at once, and rules that move URLs: both are part of the pipeline. */
function openMoves({ cache }: Content, headers: SiteOptions['headers']) {
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
  return { hits, redirects };
}

function openReports(traffic: TrafficMetrics) {
  return createPolicyReports({
    isOn: env.CSP_REPORTS === 'on',
    record: traffic.recordPolicyReport,
    log: (report) => log.warn(report, 'policy report'),
  });
}

function accessOf(siteUrl: URL, sessions: EditorSessions, shared: SharedState) {
  return {
    siteUrl: isSiteUrlExplicit ? siteUrl : undefined,
    cookies: cookieScope(siteUrl),
    sessions,
    checkSignature: createSignatureCheck({ secret: env.CMS_SECRET, claim: shared.claimSignature }),
  };
}

/**
 * Creates the site from the environment: the same parts behind the same pipeline in production and development.
 * @throws BuildError when the error pages cannot be rendered, ConfigurationError when the environment is wrong
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { shared = localState, headers, outcomeMs } = options;
  const hasProxy = env.TRUSTED_PROXIES > 0;
  const tracing = await loadTracing(env, { hasProxy, warn: (message) => log.warn(message) });
  const traffic = createTrafficMetrics(tracing.observe);
  const client = configuredClient(warnOnce, traffic.observe);
  const siteUrl = new URL(env.SITE_URL);
  // Pictures in the index have paths by these places.
  const places = await openCmsPlaces(client.queryPublic, env, warn);
  const content = await openContent({ ...options, client, tracing, traffic, publish: shared.publish });
  const { cache, catalogue, leads, papers, sharedResponses, render } = content;
  const stopPlaces = places.keep(() => {
    sharedResponses.clear();
    cache.expireAll();
  });
  const previewLinks = await openPreviewLinks(env);
  const sessions = createSessions(shared.sessions);
  const { hits, redirects } = openMoves(content, headers);
  const purge = createPurge(content, places, redirects);
  const onTrashed = previewLinks.withdrawAll;
  const relevantMs = (siteConfig.revalidateSeconds + siteConfig.settleSeconds) * 1_000;
  shared.start(
    createSharedChanges({ cache: { purge, expireAll: cache.expireAll }, sessions, onTrashed, relevantMs, warn }),
  );
  const publish = (event: ChangeEvent) => shared.publish(contentChange(event));
  const revalidate = createRevalidate({ cache: { purge }, onTrashed, publish });
  const errorPages = await prepareErrorPages(render);
  const health = createHealth(cache, catalogue.state);
  const stopSupportChecks = repeatCheck(leads.leadService.checkFileSupport);
  const { disk, operators } = openOperators(content, client, shared, traffic, hits);
  const listener = createPipeline({
    ...options,
    client,
    cache,
    render,
    errorPages,
    health,
    hits,
    sharedResponses,
    catalogue,
    operators,
    redirects,
    siteUrl,
    media: createMediaEndpoint({ uploadsUrls: uploadsRequestUrls, dataFolder: env.DATA_DIR, warn }),
    sendPaper: papers.send,
    editorServices: createEditorServices(client, previewLinks, sessions),
    limits: createLimits(shared.takeToken),
    trustedProxies: env.TRUSTED_PROXIES,
    access: accessOf(siteUrl, sessions, shared),
    policyReports: openReports(traffic),
    revalidate: traced({ kind: 'webhook' }, tracing, revalidate),
    ...createFormEndpoints({ ...leads, cache, catalogue, render, errorPages, siteUrl, pageMs: outcomeMs, warn }),
    oldHosts: env.OLD_HOSTS,
    operatorsToken: env.METRICS_TOKEN,
    consentRule: configuredRule,
    isHostStrict: isSiteUrlExplicit,
    recordRequest: traffic.recordRequest,
    tracing,
  });
  const stops = {
    'checks of file support': stopSupportChecks,
    'checks of places': stopPlaces,
    documents: papers.close,
    index: catalogue.close,
    'disk probe': disk.stop,
    redirects: async () => redirects.stop(),
    alarms: leads.alarms.stop,
    'delivery of leads': leads.leadService.stop,
    'sweeps of saved forms': leads.savedForms.stop,
    tracing: tracing.stop,
    'lead store': leads.leadStore.close,
    'preview links': previewLinks.close,
    'shared state': shared.close,
  };
  const onStopError = (err: unknown, part: string) => log.error({ err, part }, 'a part did not stop; the others do');
  return { listener, cache, health, operators, stop: () => stopAll(stops, onStopError) };
}
