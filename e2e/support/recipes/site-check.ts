import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The type check of a site that stays in memory, so that it checks a change within seconds. */
export interface SiteCheck {
  /** Problems in files, as `path: message`. Paths from the root of the tree. */
  problemsIn(files: readonly string[]): string[];
  /** Must be called for each file that was changed, added or deleted since the last check. */
  fileChanged(file: string): void;
}

/** @param tree a copy of the tree, with a link to the installed packages */
export function createSiteCheck(tree: string): SiteCheck {
  const site = join(tree, 'site');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(site, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic({ messageText }) {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error(`${site} has no tsconfig.json.`);
  const versions = new Map<string, number>();
  const { fileExists, readFile, readDirectory, directoryExists, getDirectories, realpath } = ts.sys;
  const service = ts.createLanguageService({
    fileExists,
    readFile,
    readDirectory,
    directoryExists,
    getDirectories,
    ...(realpath && { realpath }),
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) =>
      fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined,
    getCurrentDirectory: () => site,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return {
    problemsIn: (files) =>
      files.flatMap((file) => {
        const path = join(tree, file);
        return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(
          ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
        );
      }),
    fileChanged(file) {
      const path = join(tree, file);
      versions.set(path, (versions.get(path) ?? 0) + 1);
    },
  };
}
