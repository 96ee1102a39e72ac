import { sendLeads } from '@headwater/e2e/support/leads/crowd.ts';
import { firstToken } from '@headwater/e2e/support/leads/visitor.ts';
import { type Figure, median } from '../figures.ts';
import { onStage } from '../stage.ts';

const ROUNDS = 5;
const LEADS = 500;
const AT_ONCE = 16;

/** How many leads a second the site stores on its disk before it answers, while it delivers them to the CMS. */
export function measureLeads(): Promise<Figure[]> {
  return onStage(async ({ site }) => {
    const rates: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = performance.now();
      const sources = [() => firstToken(site.url)];
      const sent = await sendLeads({
        siteUrl: site.url,
        sources,
        run: `bench ${round}`,
        leads: LEADS,
        atOnce: AT_ONCE,
      });
      const seconds = (performance.now() - started) / 1000;
      const taken = sent.filter(({ end }) => end === 'acknowledged').length;
      if (taken < LEADS) throw new Error(`The site took ${taken} of ${LEADS} leads.`);
      if (round > 0) rates.push(taken / seconds);
    }
    return [{ name: `taken, ${AT_ONCE} visitors at once`, value: median(rates), unit: '/s' }];
  });
}
