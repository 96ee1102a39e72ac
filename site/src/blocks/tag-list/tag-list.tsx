import * as texts from '@headwater/brand/texts.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { LinkTags } from '../../ui/link-tags/link-tags.tsx';
import { Section } from '../../ui/section/section.tsx';

interface TagListProps {
  tags: readonly { id: string; name: string | null; uri: string | null }[];
  /** Omits the rule above it. */
  plain?: boolean;
}

/** The tags of a post, each linked to its archive; renders nothing for a post without tags. */
export function TagList({ tags, plain = false }: TagListProps) {
  if (tags.length === 0) return null;
  const links = tags.map(({ id, name, uri }) => ({ key: id, href: safeHref(uri), label: plainText(name) }));
  return (
    <Section title={texts.tagsTitle} plain={plain}>
      <LinkTags links={links} />
    </Section>
  );
}
