import { createContext, use } from 'react';
import { browserFiles } from './browser-files.ts';
import type { ScriptName } from './script-sources.ts';
import type { SheetName } from './sheet-sources.ts';

/** What a page has already. */
interface FilesOfPage {
  /** URLs of its scripts and stylesheets. */
  linked: Set<string>;
  /** How many islands it has. */
  islands: number;
}

/** What each page has once. */
export const PageFiles = createContext<FilesOfPage | undefined>(undefined);

/** Whether a file is not on the page yet; each is linked once. */
function useFirst(file: string): boolean {
  const linked = use(PageFiles)?.linked;
  if (linked?.has(file)) return false;
  linked?.add(file);
  return true;
}

/**
 * A script of the site, where it is first needed. It runs when the browser has read the page. Those that wait for a use, or
 * add to one part of the page, come after what is seen at once.
 */
export function Script({ name }: { name: ScriptName }) {
  const src = browserFiles.scripts[name];
  return useFirst(src) ? <script type="module" src={src} fetchPriority={name === 'shell' ? undefined : 'low'} /> : null;
}

/** A stylesheet, where it is first needed. */
export function Sheet({ name }: { name: SheetName }) {
  const href = browserFiles.sheets[name];
  return useFirst(href) ? <link rel="stylesheet" href={href} /> : null;
}
