import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CatalogueState } from '../../catalogue/index/messages.ts';
import { leadFlags, leadStates, statesForPerson } from '../../leads/lead.ts';
import type { SiteState } from './state.ts';

type CreateGauge = (name: string, help: string) => Gauge;

/** Sets the gauges of the index, which a site without one does not have. */
function indexGauges(gauge: CreateGauge) {
  const help = {
    entries: 'Paths in the index of the catalogue.',
    parts: 'Part numbers in the index of the catalogue.',
    bytes: 'Size of the file of the index of the catalogue.',
    complete: '1 while the index of the catalogue has every path of the CMS.',
    age_seconds: 'Seconds since the CMS last said what had changed, for the index of the catalogue.',
  } as const;
  const gauges = new Map<string, Gauge>();
  function set(name: keyof typeof help, value: number): void {
    const known = gauges.get(name) ?? gauge(`headwater_catalogue_${name}`, help[name]);
    gauges.set(name, known);
    known.set(value);
  }
  return ({ paths, parts, bytes, isAvailable, hasAllPaths, checkedAt, builtAt }: CatalogueState) => {
    set('entries', paths);
    set('parts', parts);
    set('bytes', bytes);
    set('complete', Number(isAvailable && hasAllPaths));
    set('age_seconds', (Date.now() - (checkedAt ?? builtAt ?? Date.now())) / 1000);
  };
}

/**
 * The metrics of a site in the text format of Prometheus.
 * @param countHits cached pages sent since startup
 * @param alertSeconds the age of a waiting lead from which an operator should be alerted
 * @param traffic counters that the site keeps while it works
 */
export function createMetrics(
  read: () => Promise<SiteState>,
  countHits: () => number,
  alertSeconds: number,
  traffic?: Registry,
): { type: string; text(): Promise<string> } {
  const register = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const waiting = gauge('headwater_outbox_depth', 'Leads that wait for delivery to the CMS.');
  const oldest = gauge('headwater_outbox_oldest_unsent_seconds', 'Age of the oldest waiting lead; 0 when none waits.');
  const leads = gauge('headwater_leads', 'Leads in the outbox by state.', ['state']);
  const flagged = gauge('headwater_leads_flagged', 'Leads with something unusual about them, by flag.', ['flag']);
  const forPerson = gauge(
    'headwater_leads_for_person',
    `Leads that an operator decides on: ${statesForPerson.join(', ')}.`,
  );
  const handOverDepth = gauge('headwater_hand_over_depth', 'Leads that wait for the webhook.');
  const handOverOldest = gauge(
    'headwater_hand_over_oldest_seconds',
    'How long the first of them has waited; 0 when none waits.',
  );
  const isReadable = gauge('headwater_outbox_readable', '1 while the outbox can be read.');
  const isWritable = gauge('headwater_data_writable', '1 while the data folder is writable.');
  const isResponding = gauge(
    'headwater_cms_answering',
    '1 while the CMS gets queries, 0 while the circuit breaker is open.',
  );
  const uploads = gauge('headwater_uploads_bytes', 'Disk space that files of visitors use or have reserved.');
  const uploadsLimit = gauge('headwater_uploads_limit_bytes', 'UPLOADS_MB in bytes.');
  let redis: Gauge | undefined;
  const setIndex = indexGauges(gauge);
  gauge('headwater_outbox_alert_seconds', 'Alert when headwater_outbox_oldest_unsent_seconds is above this.').set(
    alertSeconds,
  );
  new Counter({
    name: 'headwater_page_hits_total',
    help: 'Cached pages that were sent without a log line.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(countHits());
    },
  });
  collectDefaultMetrics({ register });

  return {
    type: register.contentType,
    async text() {
      const { isCmsResponding, isDataWritable, redis: shared, outbox, uploads: files, catalogue } = await read();
      uploads.set(files.usedBytes);
      uploadsLimit.set(files.limitBytes);
      isWritable.set(Number(isDataWritable));
      isResponding.set(Number(isCmsResponding));
      if (shared) {
        redis ??= gauge(
          'headwater_redis_connected',
          '1 while the instance shares pages, sessions and limits through Redis; absent without REDIS_URL.',
        );
        redis.set(Number(shared === 'connected'));
      }
      if (catalogue) setIndex(catalogue);
      isReadable.set(Number(outbox !== undefined));
      if (outbox) {
        waiting.set(outbox.waiting);
        oldest.set(outbox.oldestUnsentSeconds);
        for (const state of leadStates) leads.set({ state }, outbox.leads[state]);
        for (const flag of leadFlags) flagged.set({ flag }, outbox.flagged[flag]);
        forPerson.set(outbox.forPerson);
        handOverDepth.set(outbox.handOver.waiting);
        handOverOldest.set(outbox.handOver.oldestSeconds);
      }
      return (traffic ? Registry.merge([register, traffic]) : register).metrics();
    },
  };
}
