import { percentile } from '@headwater/e2e/support/cluster/statistics.ts';
import { goodShare, type Traffic, trafficText } from '@headwater/e2e/support/cluster/traffic.ts';
import { type Ledger, ledgerText } from '@headwater/e2e/support/leads/ledger.ts';
import type { RequestRecord } from '@headwater/e2e/support/traffic/driver.ts';

/** What the oracles saw of one run. */
export interface Evidence {
  traffic: Traffic;
  ledger: Ledger;
  /** Keys of the leads in the site's stores. */
  stored: ReadonlySet<string>;
  canaryHits: number;
  /** Keys of Redis and logs that contain what visitors sent. */
  exposed: readonly string[];
  /** Hostile requests, and the responses to them that should not have been given. */
  hostile: { sent: number; wrong: readonly string[] };
}

/** What a run may cost. */
export interface Goals {
  /** Share of good page responses, from 0 to 1. */
  goodPages: number;
  /** Share of images that are served. */
  images: number;
  /** Share of searches that are served; the others must be an honest 503. */
  searches: number;
  /** Whether every form must be taken at its first attempt. */
  formsAtOnce: boolean;
  /** The 99th percentile of pages, in milliseconds, on a machine with nothing else to do. */
  pagesP99Ms?: number;
}

/** Statuses that a visitor may get without a failure: 429 is of a visitor who searches too often. */
const isResponse = ({ outcome }: RequestRecord) => typeof outcome === 'number' && outcome < 500;

/** Requests of a kind that were served: their share, 1 without any, and as a sentence about a goal. */
function shareOf(requests: readonly RequestRecord[], kind: 'image' | 'search') {
  const all = requests.filter((request) => request.kind === kind);
  const share = all.length === 0 ? 1 : all.filter(isResponse).length / all.length;
  const names = { image: 'images', search: 'searches' };
  return { share, sentence: (goal: number) => `${percent(share)} of ${names[kind]} served, not ${100 * goal} %.` };
}

const percent = (share: number) => `${(100 * share).toFixed(3)} %`;

/** One sentence for each goal that was missed. */
export function missedGoals(
  { traffic, ledger, stored, canaryHits, exposed, hostile }: Evidence,
  goals: Goals,
): string[] {
  const { leads, others } = traffic;
  const good = goodShare(traffic);
  const [images, searches] = [shareOf(others, 'image'), shareOf(others, 'search')];
  const broken = others.filter((request) => !isResponse(request) && request.outcome !== 503).length;
  const p99 = percentile(
    traffic.pages.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  const { pagesP99Ms = Number.POSITIVE_INFINITY } = goals;
  const unstored = leads.filter(({ end, key }) => end === 'acknowledged' && !stored.has(key)).length;
  const late = leads.filter(({ end, steps }) => end !== 'acknowledged' || steps.length > 1).length;
  const missed: [boolean, string][] = [
    [traffic.pages.length === 0, 'No page was requested.'],
    [good < goals.goodPages, `${percent(good)} good page responses, not ${100 * goals.goodPages} %.`],
    [images.share < goals.images, images.sentence(goals.images)],
    [searches.share < goals.searches, searches.sentence(goals.searches)],
    [broken > 0, `${broken} images and searches failed without a 503.`],
    [p99 > pagesP99Ms, `p99 of pages is ${p99.toFixed(0)} ms, not ${pagesP99Ms}.`],
    [goals.formsAtOnce && late > 0, `${late} forms were not taken at once.`],
    [unstored > 0, `${unstored} confirmed leads are in no store.`],
    [ledger.missing > 0, `${ledger.missing} confirmed leads are missing at the CMS.`],
    [ledger.duplicates > 0, `${ledger.duplicates} leads are at the CMS twice.`],
    [exposed.length > 0, `What visitors sent is in ${exposed.slice(0, 5).join(', ')}.`],
    [canaryHits > 0, `The canary was connected to ${canaryHits} times.`],
    [hostile.wrong.length > 0, `Hostile requests got wrong responses: ${hostile.wrong.slice(0, 5).join('; ')}.`],
  ];
  return missed.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []));
}

/** The figures of a run, in Markdown. */
export function evidenceText(title: string, { traffic, ledger, stored, canaryHits, hostile }: Evidence): string {
  return [
    `## ${title}`,
    '',
    trafficText(traffic),
    '',
    ledgerText('Leads', ledger, { 'in the stores': stored.size }),
    `Canary: ${canaryHits} connections after ${hostile.sent} hostile requests.`,
  ].join('\n');
}
