import type { FieldContext } from '../reading/read-base.ts';
import { type InputNode, readInput } from '../reading/read-settings.ts';
import type { PartInput } from './parts-settings.ts';

/** An input in the CMS's response; it may be hidden, or a part that the site does not support. */
export interface PartNode extends InputNode {
  key?: string | null;
  isHidden?: boolean | null;
}

/**
 * The parts that the editor shows, in the CMS's order.
 * @param autocomplete what browsers may fill in where the editor named nothing else; a table on the server, so that the
 * browser is not sent it
 * @param finish adds what a part has beyond its input, or leaves the part out
 */
export function readParts<Key extends string, Node extends PartNode, Part extends PartInput<Key>>(
  context: FieldContext,
  nodes: readonly (Node | null)[] | null | undefined,
  autocomplete: Record<Key, string>,
  finish: (part: PartInput<Key>, node: Node) => Part | undefined,
): Part[] {
  const isKnown = (key: string): key is Key => Object.hasOwn(autocomplete, key);
  return (nodes ?? []).flatMap((node) => {
    const key = node?.key ?? '';
    if (!node || node.isHidden || !isKnown(key)) return [];
    const input = readInput(context, node, key);
    return finish({ ...input, key, autocomplete: input.autocomplete ?? autocomplete[key] }, node) ?? [];
  });
}
