/**
 * Whether a lead can be duplicated or hidden: `node e2e/leads-under-doubt.ts [leads]` sends forms through
 * a CMS that takes 10 s, hangs, disconnects after or before it stored a lead, or is behind a proxy that responds
 * 502, once honoring keys and once not. Exit code 1 when a lead is missing, duplicated, or listed nowhere.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import type { CmsProxy } from './support/cms-proxy.ts';
import { faultsAt } from './support/leads/cms-faults.ts';
import { sendLeads } from './support/leads/crowd.ts';
import { statesIn } from './support/leads/lead-states.ts';
import { balance, ledgerText } from './support/leads/ledger.ts';
import { openStage } from './support/leads/stage.ts';
import { tokenSources } from './support/leads/token-sources.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const [leads = 2_000] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'headwater-doubt-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);

async function run(name: string, honorsKeys: boolean): Promise<void> {
  const stage = await openStage(cms.url, join(folder, name));
  try {
    if (!honorsKeys) forgetKeys(stage.cmsProxy);
    stage.cmsProxy.nextFault = faultsAt({ slow: 150, reset: 60, lost: 80, gateway: 110, hang: 900 }, 10_000, 65_000);
    const started = performance.now();
    const sources = await tokenSources(stage.siteUrl, stage.dataFolder);
    const records = await sendLeads({ siteUrl: stage.siteUrl, sources, run: name, leads, atOnce: 32 });
    await stage.drained(1_200);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const ledger = balance(records, folder, name);
    const states = statesIn(stage.outbox);
    const { delivered = 0, unknown = 0 } = states;
    say(ledgerText(honorsKeys ? 'Keys honored' : 'Keys not honored', ledger, { ...states, seconds }));
    // Of the leads in doubt, the CMS has some; every other lead is there, and none is duplicated.
    const isWhole = ledger.acknowledged === leads && delivered + unknown === leads && ledger.missing <= unknown;
    if (ledger.duplicates > 0 || !isWhole || (honorsKeys && unknown > 0)) process.exitCode = 1;
  } finally {
    await stage.close();
  }
}

try {
  await run('keyed', true);
  await run('unkeyed', false);
} finally {
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** Makes the CMS behind a proxy store an entry for every submission, like a WordPress without the project's plugin. */
function forgetKeys(proxy: CmsProxy): void {
  proxy.editHeaders = ({ [ownHeaders.idempotent]: _said, ...headers }) => headers;
  proxy.editBody = (body, { operationName }) => {
    if (operationName !== 'SubmitForm') return body;
    const { variables, ...rest } = JSON.parse(body);
    const { clientMutationId: _key, ...input } = variables.input;
    return JSON.stringify({ ...rest, variables: { ...variables, input } });
  };
}
