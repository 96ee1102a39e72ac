import { isRecord } from '@headwater/contract/is-record.ts';
import { type Category, categories } from './categories.ts';

/** Sources that a third party needs, by directive of a Content-Security-Policy. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * The third parties of a page by category, each with what it needs of the page's policy. One that runs in a frame needs
 * nothing: the frame's document has a policy of its own.
 */
export type ThirdParties = { [Name in Category]?: PolicySources };

/** Those of a page's third parties that a visitor allows, in the order of `categories`. */
export function openCategories(parties: Readonly<ThirdParties>, allowed: ReadonlySet<Category>): Category[] {
  return categories.filter((category) => parties[category] && allowed.has(category));
}

function isSources(value: unknown): value is PolicySources {
  const isTexts = (texts: unknown) => Array.isArray(texts) && texts.every((text) => typeof text === 'string');
  return isRecord(value) && Object.values(value).every(isTexts);
}

/** Whether a value from disk is what `RenderedPage.thirdParties` was. */
export function isThirdParties(value: unknown): value is ThirdParties {
  return isRecord(value) && Object.values(value).every(isSources);
}
