import { join } from 'node:path';
import { AstroCheck } from '@astrojs/language-server';

/** The type check of a site that stays in memory, so that it checks a change within seconds. */
export interface SiteCheck {
  /** Problems in files, or in all of the site, as `path: message`. */
  problemsIn(files?: readonly string[]): Promise<string[]>;
  /** Must be called for each file that was changed, added or deleted since the last check. Paths from the root of the tree. */
  fileChanged(file: string): void;
}

/** @param tree a copy of the tree, with a link to the installed packages */
export function createSiteCheck(tree: string): SiteCheck {
  const site = join(tree, 'site');
  const check = new AstroCheck(site, undefined, join(site, 'tsconfig.json'));
  return {
    async problemsIn(files) {
      const fileNames = files?.map((file) => join(tree, file));
      const { fileResult } = await check.lint({ fileNames, logErrors: undefined });
      return fileResult.flatMap(({ errors, fileUrl }) =>
        errors
          // Hints are advice, such as for deprecated names.
          .filter(({ severity = 1 }) => severity <= 2)
          .map(({ message }) => `${fileUrl.pathname.slice(tree.length + 1)}: ${message}`),
      );
    },
    fileChanged: (file) => check.linter.fileUpdated(join(tree, file)),
  };
}
