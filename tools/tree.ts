import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './tool.ts';

async function pathsFromGit(root: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await runTool('git', args, root);
  return code === 0 ? output.split('\0').filter((file) => file !== '') : [];
}

/** The files of the working tree, including uncommitted ones; paths relative to the root. */
export async function filesOfTree(root: string): Promise<string[]> {
  const files = await pathsFromGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return files.filter((file) => existsSync(join(root, file)));
}

/** Files that differ from what the branch has in common with its upstream, or with `main`; deleted ones too. */
export async function changedFiles(root: string): Promise<string[]> {
  const bases = ['@{upstream}', 'main', 'HEAD'];
  for (const base of bases) {
    const { code, output } = await runTool('git', ['merge-base', 'HEAD', base], root);
    if (code !== 0) continue;
    return [
      ...(await pathsFromGit(root, ['diff', '--name-only', '-z', output.trim()])),
      ...(await pathsFromGit(root, ['ls-files', '-z', '--others', '--exclude-standard'])),
    ];
  }
  return [];
}

/** The text of every file of code among these, by path from the root. */
export async function sourcesOf(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const code = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  return new Map(
    await Promise.all(code.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}
