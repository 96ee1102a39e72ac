import { EditorText } from '../../blocks/editor-text/editor-text.tsx';
import { RepresentativeDirectory } from '../../blocks/representative-map/representative-directory.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template.ts';
import { readContentType, titleOf } from './content-type-node.ts';
import type { RepresentativesData } from './representatives.template.ts';

/** The list of sales representatives. */
export function Representatives({ data: [{ head, representatives }] }: TemplateProps<RepresentativesData>) {
  const node = readContentType(head);
  if (!node) return null;
  return (
    <>
      <Banner title={titleOf(node)}>
        <EditorText html={node.description} />
      </Banner>
      <Section>
        <RepresentativeDirectory list={representatives} />
      </Section>
    </>
  );
}
