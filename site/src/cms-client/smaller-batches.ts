import { CmsUnreachableError, isCmsError } from './errors.ts';

/**
 * Asks for one batch of a list, and for a smaller one when the CMS fails at it, or its response is too large.
 * @param sizes from the largest
 * @returns the batch, and the size that worked
 * @throws CmsError
 */
export async function batchOfAnySize<Batch>(
  sizes: readonly number[],
  first: number,
  ask: (first: number) => Promise<Batch>,
): Promise<{ batch: Batch; size: number }> {
  try {
    return { batch: await ask(first), size: first };
  } catch (error) {
    const smaller = sizes.find((size) => size < first);
    if (smaller === undefined || !isCmsError(error) || error instanceof CmsUnreachableError) throw error;
    return batchOfAnySize(sizes, smaller, ask);
  }
}
