import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What `headwater` in the root's package.json says about this installation; paths are relative to the root. */
interface Project {
  /** Module of the local CMS's starting content; without one, the site shows a welcome page. */
  startingContent?: string;
  /** What `startingContent` was called before. */
  catalogue?: string;
  /** Playwright's configurations that `npm test` runs, one after the other. */
  journeys: readonly string[];
}

function readProject(): Project {
  const { headwater } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return headwater;
}

/** Full path of the starting content's module; empty without one. */
export function startingContentModule(): string {
  const { catalogue, startingContent = catalogue } = readProject();
  return startingContent ? join(root, startingContent) : '';
}

/** Full paths of Playwright's configurations. */
export function journeyConfigs(): string[] {
  return readProject().journeys.map((config) => join(root, config));
}
