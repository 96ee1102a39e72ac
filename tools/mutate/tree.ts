import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../tool.ts';

/** The files of the working tree, including uncommitted ones; paths relative to the root. */
export async function filesOfTree(root: string): Promise<string[]> {
  const { output } = await runTool('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
