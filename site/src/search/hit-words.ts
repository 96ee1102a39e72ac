import * as texts from '@headwater/brand/texts.ts';
import { contentTypes } from '@headwater/content-model/content-types.ts';
import { assertNever } from '@headwater/contract/assert-never.ts';
import type { HitGroupName, HitReason, NamedHitGroup, SearchHit, SearchResponse } from './search-response.ts';

const groupNames = {
  products: texts.productResults,
  parts: texts.partResults,
  papers: texts.paperResults,
  pages: texts.pageResults,
  projects: texts.projectResults,
  posts: texts.newsResults,
  representatives: texts.representativeResults,
} as const satisfies Record<NamedHitGroup, string>;

function isNamed(name: HitGroupName): name is NamedHitGroup {
  return name in groupNames;
}

export function groupName(name: HitGroupName): string {
  return isNamed(name) ? groupNames[name] : contentTypes[name].label;
}

function reasonWords(reason: HitReason): string {
  switch (reason.kind) {
    case 'exact':
      return texts.exactNumber;
    case 'cross-reference':
      return texts.interchange(reason.maker, reason.theirNumber, reason.ourNumber);
    case 'superseded':
      return texts.supersededBy(reason.chain);
    case 'serial':
      return texts.forSerials(reason.serials);
    case 'near':
      return texts.oneCharacterDiffers;
    case 'prefix':
    case 'piece':
      return '';
    case 'folded':
      return texts.similarNumber;
    case 'figure':
      return `${reason.label}: ${reason.value}`;
    case 'duty':
      return reason.makes && texts.makesDuty(reason.makes);
    default:
      return assertNever(reason, 'reason');
  }
}

/** A hit's number; undefined when its title begins with it. */
export function shownNumber({ number, title }: SearchHit): string | undefined {
  return number !== undefined && !title.startsWith(number) ? number : undefined;
}

/** Why a hit is shown, and what a part fits; empty for a hit by its words. */
export function hitWords({ reason, fits = [] }: SearchHit): string[] {
  return [reason && reasonWords(reason), fits.length > 0 && texts.fitsProducts(fits.join(', '))].filter(
    (words) => typeof words === 'string' && words !== '',
  ) as string[];
}

/** How the term was understood; undefined for one that was simply found. */
export function outcomeWords({ term, outcome, corrected, duty }: SearchResponse): string | undefined {
  if (duty) return texts.dutyNote(duty);
  if (corrected) return texts.correctedNote(corrected);
  return outcome === 'nearest' ? texts.nearestNote(term) : undefined;
}
