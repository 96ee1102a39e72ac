import * as texts from '@headwater/brand/texts.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { LinkTags } from '../../ui/link-tags/link-tags.tsx';
import { Section } from '../../ui/section/section.tsx';

interface TagListProps {
  terms: readonly { id: string; name: string | null; uri: string | null }[];
  /** Omits the rule above it. */
  plain?: boolean;
}

/** The categories and tags of a post, each linked to its archive; renders nothing for a post without any. */
export function TagList({ terms, plain = false }: TagListProps) {
  if (terms.length === 0) return null;
  const links = terms.map(({ id, name, uri }) => ({ key: id, href: safeHref(uri), label: plainText(name) }));
  return (
    <Section title={texts.tagsTitle} plain={plain}>
      <LinkTags links={links} />
    </Section>
  );
}
