import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashBuildSources } from './build-sources.ts';
import { CommandError } from './command-error.ts';
import { withLock } from './lock.mjs';
import { root, siteBuild, siteFolder } from './paths.ts';
import { runTool } from './tool.ts';

const stamp = join(siteBuild, '.sources');

/** Builds the site unless the last build was made from exactly these sources. @returns whether it was built */
export async function buildSiteIfChanged(say: (line: string) => void): Promise<boolean> {
  return withLock('build', root, async () => {
    const sources = await hashBuildSources(root);
    if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return false;
    await buildSite(say, sources);
    return true;
  });
}

/** Always builds the site. */
export async function buildSiteAlways(say: (line: string) => void): Promise<void> {
  await withLock('build', root, async () => buildSite(say, await hashBuildSources(root)));
}

async function buildSite(say: (line: string) => void, sources: string): Promise<void> {
  const started = Date.now();
  say('Building the site …');
  // A test may start the build with NODE_ENV=test, and a build with React's development scripts renders no page.
  const result = await runTool(process.execPath, ['build.ts'], siteFolder, { env: { NODE_ENV: 'production' } });
  if (result.code !== 0) {
    throw new CommandError(`${result.output.trimEnd()}\nThe site could not be built; the reason is above.`);
  }
  await mkdir(siteBuild, { recursive: true });
  await writeFile(stamp, sources);
  say(`Built the site in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
