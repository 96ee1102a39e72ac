import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { withLock } from './lock.mjs';
import { contractSchema, installedProgram, root, siteBuild, siteFolder } from './paths.ts';
import { runTool } from './tool.ts';

const stamp = join(siteBuild, '.sources');

/** Builds the site unless the last build was made from exactly these sources. */
export async function buildSiteIfChanged(say: (line: string) => void): Promise<void> {
  await withLock('build', root, async () => {
    const sources = await hashSources();
    if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return;
    await buildSite(say, sources);
  });
}

/** Builds the site in any case. */
export async function buildSiteAlways(say: (line: string) => void): Promise<void> {
  await withLock('build', root, async () => buildSite(say, await hashSources()));
}

async function buildSite(say: (line: string) => void, sources: string): Promise<void> {
  const started = Date.now();
  say('Building the site …');
  const result = await runTool(installedProgram('astro'), ['build'], siteFolder);
  if (result.code !== 0) {
    throw new CommandError(`${result.output.trimEnd()}\nThe site could not be built; the reason is above.`);
  }
  await mkdir(siteBuild, { recursive: true });
  await writeFile(stamp, sources);
  say(`Built the site in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** One hash over everything that ends up in the build: its own sources, the contract and the lock file. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const contract = (await readdir(join(root, 'contract'))).filter((name) => name.endsWith('.ts'));
  const files = [
    contractSchema,
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.json'),
    ...contract.map((name) => join(root, 'contract', name)),
    ...(await listFiles(siteFolder)),
  ];
  for (const file of files.sort()) {
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const notSources = new Set(['dist', '.astro', 'node_modules']);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !notSources.has(name) && !/\.test\.tsx?$/.test(name) && name !== 'graphql-env.d.ts')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return (await Promise.all(lists)).flat();
}
