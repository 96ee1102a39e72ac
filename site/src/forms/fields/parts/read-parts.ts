import type { FieldContext } from '../reading/read-base.ts';
import { type InputAnswer, readInput } from '../reading/read-settings.ts';
import type { PartInput } from './parts-settings.ts';

/** An input in the CMS's answer; it may be hidden, or a part that the site does not support. */
export interface PartAnswer extends InputAnswer {
  key?: string | null;
  isHidden?: boolean | null;
}

/**
 * The parts that the editor shows, in the CMS's order.
 * @param autocomplete what browsers may fill in where the editor named nothing else; a table on the server, so that the
 * browser is not sent it
 * @param finish adds what a part has beyond its input, or leaves the part out
 */
export function readParts<Key extends string, Answer extends PartAnswer, Part extends PartInput<Key>>(
  context: FieldContext,
  answers: readonly (Answer | null)[] | null | undefined,
  autocomplete: Record<Key, string>,
  finish: (part: PartInput<Key>, answer: Answer) => Part | undefined,
): Part[] {
  const isKnown = (key: string): key is Key => Object.hasOwn(autocomplete, key);
  return (answers ?? []).flatMap((answer) => {
    const key = answer?.key ?? '';
    if (!answer || answer.isHidden || !isKnown(key)) return [];
    const input = readInput(context, answer, key);
    return finish({ ...input, key, autocomplete: input.autocomplete ?? autocomplete[key] }, answer) ?? [];
  });
}
