import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compileRules } from './compile-rules.ts';
import { compiledHashes, writeCompiled } from './compiled-rules.ts';
import { type CompileRequest, hashOf, readAnswer, textOf, writtenRules } from './sources.ts';

/** A thread that compiles the rules of all sources and ends: what it needs for that is no memory of the site. */

/** Stores what the CMS said for the next start. */
function store(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

async function compile({ files, hosts, fromCms }: CompileRequest): Promise<string> {
  if (fromCms !== undefined && readAnswer(fromCms)?.rules) store(files.cms, fromCms);
  const hash = await hashOf(files, hosts);
  const [csv, cms] = [await textOf(files.rules), readAnswer(await textOf(files.cms))];
  // Written meanwhile: the file would have the name of another content.
  if ((await hashOf(files, hosts)) !== hash) return compile({ files, hosts });
  if (compiledHashes(files.folder).includes(hash)) return hash;
  const compiled = compileRules(writtenRules(csv, files, cms?.rules ?? []), hosts);
  await writeCompiled(files.folder, { hash, cmsHash: cms?.hash ?? '' }, compiled);
  return hash;
}

// Only `open-redirects.ts` starts it.
parentPort?.postMessage(await compile(workerData as CompileRequest));
