import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './tool.ts';

async function listFromGit(root: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await runTool('git', args, root);
  return code === 0 ? output.split('\0').filter((file) => file !== '') : [];
}

/** The files of the working tree, including uncommitted ones; paths relative to the root. */
export async function filesOfTree(root: string): Promise<string[]> {
  const files = await listFromGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return files.filter((file) => existsSync(join(root, file)));
}

/**
 * Files that differ from what the branch has in common with its upstream, or with `main`; deleted ones too.
 * `grown` are those that lost no line.
 */
export async function changesOf(root: string): Promise<{ files: readonly string[]; grown: ReadonlySet<string> }> {
  const bases = ['@{upstream}', 'main', 'HEAD'];
  for (const base of bases) {
    const { code, output } = await runTool('git', ['merge-base', 'HEAD', base], root);
    if (code !== 0) continue;
    // Added lines, removed lines and path, with tabs between them.
    const counted = await listFromGit(root, ['diff', '--numstat', '--no-renames', '-z', output.trim()]);
    const changed = counted.map((line) => line.split('\t'));
    const added = await listFromGit(root, ['ls-files', '-z', '--others', '--exclude-standard']);
    return {
      files: [...changed.map(([, , path = '']) => path), ...added],
      grown: new Set([...changed.filter(([, removed]) => removed === '0').map(([, , path = '']) => path), ...added]),
    };
  }
  return { files: [], grown: new Set() };
}

/** The text of every file of code among these, by path from the root. */
export async function sourcesOf(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const code = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  return new Map(
    await Promise.all(code.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}
