import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { SearchHit } from '../search/search-response.ts';
import type { Refusal, RequestList } from './request-list.ts';

/** What the catalogue knows of a number. */
export interface KnownNumber {
  description: string;
  /** Path of the page of the product or part. */
  path: string;
  image?: SearchHit['image'];
}

/** Data of the page of the request. It is one visitor's: the page is never stored. */
export interface RequestView {
  list: RequestList;
  /** What the catalogue knows of each line; undefined for a number that is not in it. */
  known: readonly (KnownNumber | undefined)[];
  /** Whether there is a catalogue to look in. */
  hasCatalogue: boolean;
  /** The link that carries the list to a colleague. */
  shareUrl: string;
  refused: readonly Refusal[];
  /** How many notes were cut off. */
  shortened: number;
  /** A list that a colleague's link carries, to be added. */
  shared?: RequestList | undefined;
  /** The form that sends the list, filled in with it; undefined while none is known. */
  form?: { definition: FormDefinition; value: FieldValue } | undefined;
}
