import type { Fault } from '../faults.ts';
import type { PageResponse } from '../page-response.ts';

/** What the site has of a page when the fault comes. */
export const pageStates = ['fresh', 'expired', 'purged', 'cold'] as const;
export type PageState = (typeof pageStates)[number];

/** One fault, one kind of page, one state, and what visitors got. */
export interface Cell {
  fault: Fault;
  kind: string;
  state: PageState;
  responses: readonly PageResponse[];
  /** The content hash of the page before the fault. */
  good: string;
}

/** Why a visitor should not have got this response; undefined if it is fine. */
function objectionTo(response: PageResponse, { fault, state, good }: Cell, deadlineMs: number): string | undefined {
  const { status, hash, isNoStore, isHonest503, milliseconds } = response;
  if (status === undefined) return 'the connection broke';
  const mayLackParts = state === 'cold' && fault.permits === 'partial page' && isNoStore;
  if (status === 200 && hash !== good && !mayLackParts) return 'the content is not the last good one';
  if (state !== 'cold') return status === 200 ? undefined : `status ${status}`;
  if (status !== 200 && !isHonest503) return `status ${status}, not the branded 503`;
  if (status === 200 && fault.permits === 'no page') return 'a page that nothing can have been known of';
  return milliseconds > deadlineMs ? `the response took ${(milliseconds / 1000).toFixed(1)} s` : undefined;
}

/**
 * What is wrong with a cell, undefined if nothing is. A page that was stored is served with the last good content;
 * one that was not is the page, or a branded 503, within
 * the deadline. A page that lacks what the CMS failed at must not be stored.
 */
export function judgeCell(cell: Cell, deadlineMs: number): string | undefined {
  if (cell.responses.length === 0) return 'nothing was requested';
  for (const response of cell.responses) {
    const wrong = objectionTo(response, cell, deadlineMs);
    if (wrong) return wrong;
  }
  return undefined;
}
