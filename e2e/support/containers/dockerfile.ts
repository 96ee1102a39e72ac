import { spawn } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';

/** One instruction of a Dockerfile, such as `COPY` with its arguments in one line. */
interface Instruction {
  name: string;
  text: string;
}

interface Stage {
  name: string;
  base: string;
  instructions: Instruction[];
}

/** Splits a Dockerfile into its stages. */
export function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, ' ');
  const stages: Stage[] = [];
  for (const line of lines.split('\n').filter((each) => each.trim())) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const from = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(text);
    if (name === 'FROM') stages.push({ base: from?.[1] ?? '', name: from?.[2] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** A line of `.dockerignore`: a path, with everything below it. `*` stays in a folder, and matches hidden names, too. */
function ignorePattern(line: string): RegExp {
  const parts = line.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(?:/.*)?$`);
}

/** Files of this clone that a builder gets: those that Git has or would add, without those that `.dockerignore` names. */
export async function buildContext(): Promise<string[]> {
  const list = async (...options: string[]) =>
    (await runTool('git', ['ls-files', '-z', ...options], root)).output.split('\0').filter(Boolean);
  const [files, deleted] = [await list('-co', '--exclude-standard'), new Set(await list('-d'))];
  const ignored = (await readFile(join(root, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  const patterns = ignored.map(ignorePattern);
  const isIgnored = (file: string) => patterns.some((pattern) => pattern.test(file));
  return files.filter((file) => !deleted.has(file) && !isIgnored(file));
}

/** Copies a source of `COPY`, a file or a folder with a slash at its end, like a builder. */
async function copyFromContext(source: string, target: string, context: readonly string[]): Promise<void> {
  const isFolder = source.endsWith('/');
  const files = context.filter((file) => (isFolder ? file.startsWith(source) : file === source));
  if (files.length === 0) throw new Error(`COPY ${source}: the build context has no such file.`);
  for (const file of files) {
    const to = join(target, isFolder ? file.slice(source.length) : basename(file));
    await mkdir(dirname(to), { recursive: true });
    await cp(join(root, file), to);
  }
}

function runShell(command: string, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`RUN ${command}\n${output}`))));
  });
}

/**
 * Carries out what a stage copies and runs below /app, in a folder in place of it. What concerns the rest of an image (users,
 * variables, system folders) is left out.
 * @param from folders of stages that this one copies from
 */
export async function carryOut(stage: Stage, app: string, from: ReadonlyMap<string, string>): Promise<void> {
  const context = await buildContext();
  for (const { name, text } of stage.instructions) {
    const words = text.split(/\s+/);
    const other = /^--from=(\S+)$/.exec(words[0] ?? '')?.[1];
    const target = join(app, words.at(-1) ?? '');
    if (name === 'RUN' && !text.includes('/usr/local')) await runShell(text, app);
    if (name !== 'COPY') continue;
    if (other === undefined) {
      for (const source of words.slice(0, -1)) await copyFromContext(source, target, context);
      continue;
    }
    const folder = from.get(other);
    if (folder === undefined) throw new Error(`COPY ${text}: there is no stage "${other}".`);
    await cp(join(folder, (words[1] ?? '').replace(/^\/app\//, '')), target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}
