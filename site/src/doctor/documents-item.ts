import { counted } from '@headwater/contract/text/counted.ts';
import { DOCUMENTS } from '../routing/document-paths.ts';
import { type Finding, good, less, someOf, unknown } from './finding.ts';
import type { Seen } from './seen.ts';

const MB = 1024 * 1024;
/** Part of the bound from which the doctor warns. */
const NEARLY = 0.9;

/** Whether products have their papers, papers their files, and the store has room for both. */
export function documents({ documents: seen }: Pick<Seen, 'documents'>): Finding {
  if (typeof seen === 'string') return unknown(`the CMS does not respond to the query for documents: ${seen}`);
  const { papers, isListTaken, store, withoutManual, withoutProduct, withoutFile } = seen;
  const lacks = [
    { noun: 'product', what: 'without a manual', names: withoutManual },
    { noun: 'document', what: 'without a product', names: withoutProduct },
    { noun: 'document', what: 'with a row whose file is gone', names: withoutFile },
  ].filter(({ names }) => names.length > 0);
  const isNearlyFull = store !== undefined && store.bytes > NEARLY * store.mostBytes;
  const sees = [
    counted(papers, 'document'),
    ...lacks.map(({ noun, what, names }) => `${counted(names.length, noun)} ${what} (${someOf(names)})`),
    ...(isListTaken ? [`your own content is at ${DOCUMENTS}/, which the site shows in place of their list`] : []),
    ...(isNearlyFull
      ? [`their store has ${Math.round(store.bytes / MB)} of ${Math.round(store.mostBytes / MB)} MB`]
      : []),
  ].join('; ');
  if (isNearlyFull) return less(sees, 'Raise DOCUMENTS_MB before files are dropped that only the store still has.');
  if (isListTaken)
    return less(
      sees,
      'Give that content another slug, or change sitePath in content-model/content-types/technical-document.ts.',
    );
  return lacks.length > 0
    ? less(sees, 'Add the files and products in WordPress, under Documents and on the pages of products.')
    : good(sees);
}
