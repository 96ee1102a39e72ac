import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { RedirectsResponse, WrittenRule } from '@headwater/contract/redirects.ts';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { type Compiled, compileRules } from './compile-rules.ts';
import { readRedirectsCsv } from './redirects-csv.ts';
import type { redirectFiles } from './redirects-folder.ts';
import type { Hosts } from './rule.ts';

/** Changes when rules are compiled in another way. */
const FORMAT = 2;
const LARGEST_FILE = 32 * 1024 * 1024;

/** The files with the rules as they were written. */
type SourceFiles = ReturnType<typeof redirectFiles>;

/** What the thread that compiles them gets. */
export interface CompileRequest {
  files: SourceFiles;
  hosts: Hosts;
  /** A new response of the CMS, to be stored if it is a list of rules. */
  fromCms?: string | undefined;
}

function isWritten(value: unknown): value is WrittenRule {
  if (!isRecord(value)) return false;
  const { from, to, status, isPattern, where, unsupported } = value;
  const texts = [from, to, where, ...(unsupported === undefined ? [] : [unsupported])];
  return (
    texts.every((text) => typeof text === 'string') && typeof status === 'number' && typeof isPattern === 'boolean'
  );
}

/** Pages for phones that plugins of WordPress made, and which the site does not need. */
const builtIn: readonly WrittenRule[] = [
  { from: '^/(.+)/amp$', to: '/$1/', status: 301, isPattern: true, where: 'built in' },
];

/** What the CMS said; undefined for anything that is not a list of rules. */
export function readResponse(text: string): RedirectsResponse | undefined {
  const response = parsedJson(text);
  if (!isRecord(response) || typeof response.hash !== 'string') return undefined;
  const { hash, rules } = response;
  if (rules === undefined) return { hash };
  return Array.isArray(rules) ? { hash, rules: rules.filter(isWritten) } : undefined;
}

/** @returns undefined when there is no such file @throws when it cannot be read */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE) throw new Error(`it is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
    return size;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(errorCode(error)))) return undefined;
    throw error;
  }
}

/** The text of a file; empty when there is none. @throws when it cannot be read */
async function textOf(file: string): Promise<string> {
  return (await sizeOf(file)) === undefined ? '' : readFile(file, 'utf8');
}

/** Names the content of all sources. The files are not held in memory. @throws when one cannot be read */
export async function hashOf(files: SourceFiles, hosts: Hosts, cmsText?: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([FORMAT, hosts]));
  for (const file of [files.rules, files.cms]) {
    const size = await sizeOf(file);
    hash.update(`\n${size}\n`);
    if (size !== undefined) for await (const bytes of createReadStream(file)) hash.update(bytes);
  }
  return hash
    .update(cmsText ?? '')
    .digest('hex')
    .slice(0, 24);
}

interface SourceRules {
  /** The hash by which the CMS knows its own rules. */
  cmsHash: string;
  compiled: Iterable<Compiled | undefined>;
}

/** Reads all sources, whose rules are compiled as they are taken. @throws when one cannot be read */
export async function rulesOf(files: SourceFiles, hosts: Hosts, cmsText?: string): Promise<SourceRules> {
  const [csv, cms] = [await textOf(files.rules), readResponse(cmsText ?? (await textOf(files.cms)))];
  /** In the order in which they count. */
  function* written(): Generator<WrittenRule> {
    yield* readRedirectsCsv(csv, basename(files.rules));
    yield* cms?.rules ?? [];
    yield* builtIn;
  }
  return { cmsHash: cms?.hash ?? '', compiled: compileRules(written(), hosts) };
}
