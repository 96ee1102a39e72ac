import * as texts from '@headwater/brand/texts.ts';
import type { PageHead } from './head.ts';
import { identity } from './head-tag.ts';
import { headTags } from './head-tags.ts';
import { scriptJson } from './json-ld.ts';

/** Title, metadata and structured data of a page. */
export function SeoHead({ head }: { head: PageHead }) {
  const data = head.canonical ? (head.jsonLd ?? []) : [];
  return (
    <>
      <title>{head.title}</title>
      {headTags(head).map((tag) => (
        <tag.name key={identity(tag)} {...tag.attributes} />
      ))}
      <link rel="alternate" type="application/rss+xml" title={texts.feedTitle} href="/feed.xml" />
      {data.map((entry) => {
        const json = scriptJson(entry);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script by `scriptJson`
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}
