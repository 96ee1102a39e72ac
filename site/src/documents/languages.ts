import * as texts from '@headwater/brand/texts.ts';

/** The language of files that say none: that of the site. */
export const siteLanguage = texts.locale.split('-')[0] ?? 'en';

const names = new Intl.DisplayNames(texts.locale, { type: 'language', fallback: 'code' });

/** `de` as the site's visitors call it: "German". @param language a tag that was checked */
export function languageName(language: string): string {
  return names.of(language) ?? language;
}
