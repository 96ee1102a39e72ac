import { Counter, Histogram, Registry } from 'prom-client';
import type { RouteKind } from '../../routing/route-row.ts';
import { errorOutcome, type Observe, unobserved, type Work } from '../../telemetry/observe.ts';

/** What is counted about requests to which the hit step did not respond, and about the work that they cause. */
export interface TrafficMetrics {
  /** Counted in addition to the gauges of the site's state. */
  register: Registry;
  /** @param cache `X-Cache` of the response, if it is a page */
  recordRequest(route: RouteKind | 'none', status: number, cache: string | undefined): void;
  /** Counts the reports of browsers about the policy of pages. */
  recordPolicyReport(directive: string): void;
  recordRender(outcome: string, seconds: number): void;
  /** Measures requests to the CMS and attempts to deliver a lead. */
  observe: Observe;
}

/** In seconds; the last bucket with a number is the time limit of a page. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 7, 15, 60];

/** @param next measures in another way as well, such as traces */
export function createTrafficMetrics(next: Observe = unobserved): TrafficMetrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'headwater_requests_total',
    help: 'Requests by kind of route and status, without those in headwater_page_hits_total.',
    labelNames: ['route', 'status'],
    registers,
  });
  const pages = new Counter({
    name: 'headwater_pages_total',
    help: 'Pages by X-Cache, without those in headwater_page_hits_total.',
    labelNames: ['cache'],
    registers,
  });
  const reports = new Counter({
    name: 'headwater_policy_reports_total',
    help: 'Reports of browsers about the content security policy, by directive.',
    labelNames: ['directive'],
    registers,
  });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const renders = histogram('headwater_render_seconds', 'Renderings of pages, by outcome.', ['outcome']);
  const cms = histogram('headwater_cms_request_seconds', 'Requests to the CMS, by type and outcome.', [
    'type',
    'outcome',
  ]);
  const deliveries = histogram('headwater_delivery_seconds', 'Attempts to deliver a lead, by outcome.', ['outcome']);
  const handOvers = histogram('headwater_hand_over_seconds', 'Attempts to hand a lead over, by outcome.', ['outcome']);
  // A rate needs a first value: without one, the first failure after a start would be invisible.
  for (const cache of ['HIT', 'STALE', 'MISS']) pages.inc({ cache }, 0);
  for (const status of ['500', '503']) requests.inc({ route: 'page', status }, 0);

  function record(work: Work, outcome: string, seconds: number): void {
    if (work.kind === 'cms') cms.observe({ type: work.type, outcome }, seconds);
    else if (work.kind === 'delivery') deliveries.observe({ outcome }, seconds);
    else if (work.kind === 'hand-over') handOvers.observe({ outcome }, seconds);
  }

  return {
    register,
    recordRequest(route, status, cache) {
      requests.inc({ route, status });
      if (cache !== undefined) pages.inc({ cache });
    },
    recordRender: (outcome, seconds) => renders.observe({ outcome }, seconds),
    recordPolicyReport: (directive) => reports.inc({ directive }),
    async observe(work, run, endingOf) {
      const startedAt = performance.now();
      const end = (outcome: string) => record(work, outcome, (performance.now() - startedAt) / 1000);
      try {
        const result = await next(work, run, endingOf);
        end(endingOf?.(result).outcome ?? 'ok');
        return result;
      } catch (error) {
        end(errorOutcome(error));
        throw error;
      }
    },
  };
}
