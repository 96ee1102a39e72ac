/**
 * The built site, built and started again whenever one of its sources changes: the site of `npm run dev -- --built`. A
 * build that fails leaves the last good one running.
 */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildSources, isBuildSource } from './build-sources.ts';
import { localUrl, readEnvironment } from './environment.ts';
import { keepRunning } from './keep-running.ts';
import { root } from './paths.ts';
import { type Program, startProgram } from './program.ts';
import { site } from './programs.ts';
import { siteIsReady } from './ready.ts';
import { say } from './say.ts';
import { buildSiteIfChanged } from './site-build.ts';
import { stopRequested } from './stop-request.ts';

/** Editors save several files at once. */
const SETTLE_MS = 300;

const environment = readEnvironment();
let program: Program | undefined;
let isBusy = false;
let isChanged = true;
let timer: NodeJS.Timeout | undefined;
/** Counts what ends a site on purpose: another build, and the end of this program. */
let starts = 0;

async function buildAndStart(): Promise<void> {
  const isNew = await buildSiteIfChanged(say);
  if (program && !isNew) return;
  starts += 1;
  const own = starts;
  await program?.stop();
  const start = () => {
    program = startProgram(site(environment, say));
    return program;
  };
  const isReady = () => siteIsReady(localUrl(environment.HOST, environment.PORT));
  void keepRunning(start(), { start, isReady, isStopping: () => starts !== own });
}

/** Follows changes one after the other; those that come during a build are followed after it. */
async function follow(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (isChanged) {
    isChanged = false;
    await buildAndStart().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  }
  isBusy = false;
}

function noteChange(file: string | null): void {
  if (file === null || !isBuildSource(file)) return;
  isChanged = true;
  clearTimeout(timer);
  timer = setTimeout(() => void follow(), SETTLE_MS);
}

for (const source of buildSources.map((name) => join(root, name)).filter((path) => existsSync(path))) {
  watch(source, { recursive: true }, (_event, file) => noteChange(file));
}
void follow();
await stopRequested();
starts += 1;
await program?.stop();
process.exit(0);
