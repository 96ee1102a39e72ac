import * as texts from '@headwater/brand/texts.ts';
import { firstTeaser, type TeaserSources } from '../../content/teaser.ts';

/** The teaser of a card, or a text that says it is missing. */
export function teaser(sources: TeaserSources): string {
  return firstTeaser(sources) ?? texts.missingTeaser;
}
