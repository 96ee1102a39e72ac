import { goodShare, type Traffic, trafficText } from '@headwater/e2e/support/cluster/traffic.ts';
import { type Ledger, ledgerText } from '@headwater/e2e/support/leads/ledger.ts';

/** What the oracles saw of one run. */
export interface Evidence {
  traffic: Traffic;
  ledger: Ledger;
  /** Keys of the leads in the site's stores. */
  stored: ReadonlySet<string>;
  canaryHits: number;
  /** Keys of Redis and logs that contain what visitors sent. */
  exposed: readonly string[];
  /** Hostile requests, and the answers to them that should not have been given. */
  hostile: { sent: number; wrong: readonly string[] };
}

/** What a run may cost. */
export interface Goals {
  /** Share of good page answers, from 0 to 1. */
  goodPages: number;
  /** Whether images and searches must be answered, too. */
  others: boolean;
  /** Whether every form must be taken at its first attempt. */
  formsAtOnce: boolean;
}

const is5xx = (outcome: number | string) => typeof outcome === 'number' && outcome >= 500;

/** One sentence for each goal that was missed. */
export function missedGoals(
  { traffic, ledger, stored, canaryHits, exposed, hostile }: Evidence,
  goals: Goals,
): string[] {
  const { leads, others } = traffic;
  const good = goodShare(traffic);
  const failed = others.filter(({ outcome }) => is5xx(outcome) || typeof outcome === 'string').length;
  const unstored = leads.filter(({ end, key }) => end === 'acknowledged' && !stored.has(key)).length;
  const late = leads.filter(({ end, steps }) => end !== 'acknowledged' || steps.length > 1).length;
  const missed: [boolean, string][] = [
    [traffic.pages.length === 0, 'No page was requested.'],
    [good < goals.goodPages, `${(100 * good).toFixed(3)} % good page answers, not ${100 * goals.goodPages} %.`],
    [goals.others && failed > 0, `${failed} images and searches failed.`],
    [goals.formsAtOnce && late > 0, `${late} forms were not taken at once.`],
    [unstored > 0, `${unstored} confirmed leads are in no store.`],
    [ledger.missing > 0, `${ledger.missing} confirmed leads are missing at the CMS.`],
    [ledger.duplicates > 0, `${ledger.duplicates} leads are at the CMS twice.`],
    [exposed.length > 0, `What visitors sent is in ${exposed.slice(0, 5).join(', ')}.`],
    [canaryHits > 0, `The canary was connected to ${canaryHits} times.`],
    [hostile.wrong.length > 0, `Hostile requests were answered wrongly: ${hostile.wrong.slice(0, 5).join('; ')}.`],
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
