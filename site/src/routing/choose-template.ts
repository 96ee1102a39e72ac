import { possibleTemplates } from './possible-templates.ts';
import type { SeedNode } from './seed-node.ts';

/**
 * The first possible template in the list. Labels are compared ignoring case: WordPress capitalizes
 * the first letter of each word, but themes do not always.
 * @returns undefined when no template in the list can render the node, which is a 404.
 */
export function chooseTemplate<Template>(
  seed: SeedNode,
  templates: Readonly<Record<string, Template>>,
): Template | undefined {
  const listed = new Map(Object.entries(templates).map(([name, template]) => [name.toLowerCase(), template]));
  const name = possibleTemplates(seed).find((candidate) => listed.has(candidate.toLowerCase()));
  return name === undefined ? undefined : listed.get(name.toLowerCase());
}
