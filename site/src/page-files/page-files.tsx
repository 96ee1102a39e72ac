import { createContext, use } from 'react';
import { browserFiles } from './browser-files.ts';
import type { ScriptName } from './script-sources.ts';
import type { SheetName } from './sheet-sources.ts';

/** The scripts and stylesheets that a page has already. */
export const PageFiles = createContext<Set<string> | undefined>(undefined);

/** Whether a file is not on the page yet; each is linked once. */
function useFirst(file: string): boolean {
  const files = use(PageFiles);
  if (files?.has(file)) return false;
  files?.add(file);
  return true;
}

/** A script of the site, where it is first needed. It runs when the browser has read the page. */
export function Script({ name }: { name: ScriptName }) {
  const src = browserFiles.scripts[name];
  return useFirst(src) ? <script type="module" src={src} /> : null;
}

/** A stylesheet, where it is first needed. */
export function Sheet({ name }: { name: SheetName }) {
  const href = browserFiles.sheets[name];
  return useFirst(href) ? <link rel="stylesheet" href={href} /> : null;
}
