import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfTree } from '@headwater/tools/mutate/copy-of-tree.ts';
import { root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { filesOfTree } from '@headwater/tools/tree.ts';

/** The sources of the built site and of the commands; `e2e/brand` imports nothing else. */
const needed = /^(?:brand|content-model|contract|gravity-forms|runtime|site|tools)\/|^(?:package|tsconfig)\.json$/;

/** The brand in `e2e/brand`: another company, in another language. */
export const otherBrand = join(root, 'e2e', 'brand');

/** A site that was built for another company. */
export interface BrandedSite {
  /** The copy of the tree. */
  tree: string;
  /** The built site in it. */
  siteFolder: string;
}

/**
 * Builds the site for another company as its team would: in a copy of the tree, only `brand/` is replaced.
 * @param brand folder with every file of a brand
 * @returns folders below the temporary ones
 */
export async function buildBrandedSite(brand: string): Promise<BrandedSite> {
  const tree = await copyOfTree((await filesOfTree(root)).filter((file) => needed.test(file)));
  for (const name of ['company.ts', 'texts.ts', 'theme.css', 'fonts.css', 'fonts.ts', 'browser-colors.ts']) {
    await cp(join(brand, name), join(tree, 'brand', name));
  }
  for (const name of ['drawings', 'logo', 'public']) {
    await rm(join(tree, 'brand', name), { recursive: true });
    await cp(join(brand, name), join(tree, 'brand', name), { recursive: true });
  }
  const siteFolder = join(tree, 'site');
  const { code, output } = await runTool(process.execPath, ['build.ts'], siteFolder, {
    // Vitest's value would include React's development code.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The site could not be built with ${brand}:\n${output}`);
  return { tree, siteFolder };
}
