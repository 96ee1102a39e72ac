import { setTimeout as pause } from 'node:timers/promises';
import { faultsAt } from '../leads/cms-faults.ts';
import type { LeadStage } from '../leads/stage.ts';
import { inTheirTurn, kills, outage } from '../leads/troubles.ts';
import { ageFiles, balanceFiles, type FileLedger, filesLeft } from './file-ledger.ts';
import { openUploadStage } from './upload-stage.ts';
import { sendManyFiles } from './visitor.ts';

interface UploadsOptions {
  cmsUrl: string;
  /** Data folder of the CMS. */
  cmsFolder: string;
  /** For the site only. */
  dataFolder: string;
  leads: number;
  kills: number;
  /** Milliseconds after which a proxy gives up a CMS that hangs. */
  hangMs: number;
  say: (line: string) => void;
}

export interface UploadsRun {
  ledger: FileLedger;
  /** Files of visitors at the site before and after the sweep, when the CMS had all leads. */
  files: { before: number; left: string[] };
  steps: Record<string, number>;
  seconds: number;
}

function counted(steps: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(steps, (step) => step);
  return Object.fromEntries([...groups].map(([step, all]) => [step, all.length]));
}

/** How long the sweep may delete nothing before what is left counts as left. */
const SWEEP_MS = 30_000;

/** Restarts a site whose visitors' files are a day old; it sweeps at its start, while it already responds. */
export async function sweptFiles(stage: LeadStage): Promise<UploadsRun['files']> {
  const before = ageFiles(stage.dataFolder);
  await stage.killAndStart();
  let left = filesLeft(stage.dataFolder);
  let deletedAt = performance.now();
  while (left.length > 0 && performance.now() - deletedAt < SWEEP_MS) {
    await pause(250);
    const now = filesLeft(stage.dataFolder);
    if (now.length < left.length) deletedAt = performance.now();
    left = now;
  }
  return { before, left };
}

/** Sends leads with files to a site that is killed, while its CMS is slow, hangs, disconnects and is away. */
export async function runUploads(options: UploadsOptions): Promise<UploadsRun> {
  const { cmsUrl, cmsFolder, dataFolder, leads, hangMs, say } = options;
  const stage = await openUploadStage(cmsUrl, dataFolder);
  try {
    const started = performance.now();
    stage.cmsProxy.nextFault = faultsAt({ slow: 40, reset: 15, lost: 25, gateway: 30, hang: 300 }, 5_000, hangMs);
    const troubles = inTheirTurn([...kills(stage, options.kills), ...outage(stage, 0.4, 0.5)]);
    const onEnd = (ended: number) => {
      troubles.reach(ended / leads);
      if (ended % 250 === 0) say(`${ended} of ${leads} …`);
    };
    const records = await sendManyFiles({ siteUrl: stage.siteUrl, run: 'uploads', leads, atOnce: 16, onEnd });
    await troubles.end();
    await stage.drained(180);
    const seconds = Math.round((performance.now() - started) / 1000);
    const steps = counted(records.flatMap((record) => record.steps));
    return { ledger: balanceFiles(records, cmsFolder, 'uploads'), files: await sweptFiles(stage), steps, seconds };
  } finally {
    await stage.close();
  }
}
