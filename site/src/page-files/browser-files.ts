import { readFileSync } from 'node:fs';
import { type ScriptName, scripts } from './script-sources.ts';
import { collectedSheets, optionalSheets, type SheetName } from './sheet-sources.ts';

/** URLs of built files, by name; `build.ts` writes them beside the pages. */
export interface BrowserFiles {
  scripts: Readonly<Record<ScriptName, string>>;
  sheets: Readonly<Record<SheetName, string>>;
}

function builtFiles(): BrowserFiles {
  // Written by the same build, after this module was bundled.
  return JSON.parse(readFileSync(new URL('files.json', import.meta.url), 'utf8')) as BrowserFiles;
}

/** Vite compiles a source when a browser requests it; what a build collects is in `document/all-styles.development.ts`. */
function sourceFiles(): BrowserFiles {
  const urls = (sources: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(sources).map(([name, path]) => [name, `/${path}`]));
  const collected = Object.fromEntries(Object.keys(collectedSheets).map((name) => [name, 'src/styles/site.css']));
  // With the names of the lists.
  return { scripts: urls(scripts), sheets: urls({ ...collected, ...optionalSheets }) } as BrowserFiles;
}

/** What pages load, besides what scripts load later. */
export const browserFiles: BrowserFiles = import.meta.env.DEV ? sourceFiles() : builtFiles();
