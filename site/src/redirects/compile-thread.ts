import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compiledHashes, writeCompiled } from './compiled-rules.ts';
import { type CompileRequest, hashOf, readResponse, rulesOf } from './sources.ts';

/** Compiles the rules of all sources in a thread of its own, whose memory is freed when it ends. */

/** Stores what the CMS said for the next start. */
function store(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

async function compile({ files, hosts, fromCms }: CompileRequest): Promise<string> {
  if (fromCms !== undefined && readResponse(fromCms)?.rules) store(files.cms, fromCms);
  const hash = await hashOf(files, hosts);
  const { cmsHash, compiled } = await rulesOf(files, hosts);
  // A source changed meanwhile: the file would be named after other content.
  if ((await hashOf(files, hosts)) !== hash) return compile({ files, hosts });
  if (compiledHashes(files.folder).includes(hash)) return hash;
  await writeCompiled(files.folder, { hash, cmsHash }, compiled);
  return hash;
}

// Only `open-redirects.ts` starts it.
parentPort?.postMessage(await compile(workerData as CompileRequest));
