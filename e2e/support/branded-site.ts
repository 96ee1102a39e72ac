import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfTree } from '@headwater/tools/mutate/copy-of-tree.ts';
import { filesOfTree } from '@headwater/tools/mutate/tree.ts';
import { installedProgram, root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';

/** The sources of the built site; `e2e/brand` imports nothing else. */
const needed = /^(?:brand|content-model|contract|runtime|site)\/|^(?:package|tsconfig)\.json$/;

/** The brand in `e2e/brand`: another company, in another language. */
export const otherBrand = join(root, 'e2e', 'brand');

/**
 * Builds the site for another company as its team would: in a copy of the tree, only `brand/` is replaced.
 * @param brand folder with every file of a brand
 * @returns folder of the built site, in a temporary folder
 */
export async function buildBrandedSite(brand: string): Promise<string> {
  const tree = await copyOfTree((await filesOfTree(root)).filter((file) => needed.test(file)));
  for (const name of ['company.ts', 'texts.ts', 'theme.css', 'fonts.css', 'fonts.ts', 'browser-colors.ts']) {
    await cp(join(brand, name), join(tree, 'brand', name));
  }
  for (const name of ['drawings', 'logo', 'public']) {
    await rm(join(tree, 'brand', name), { recursive: true });
    await cp(join(brand, name), join(tree, 'brand', name), { recursive: true });
  }
  const folder = join(tree, 'site');
  const { code, output } = await runTool(installedProgram('astro'), ['build'], folder, {
    // Vitest's value would include React's development code.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The site could not be built with ${brand}:\n${output}`);
  return folder;
}
