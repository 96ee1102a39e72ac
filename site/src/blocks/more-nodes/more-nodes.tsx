import type { FragmentOf } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { scene } from '../../content/image-sizes.ts';
import type { ListedNode } from '../../listing/listed-node.fragment.ts';
import { summarise } from '../../listing/listed-node.ts';
import { Card } from '../../ui/card/card.tsx';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Section } from '../../ui/section/section.tsx';

interface MoreNodesProps {
  title: string;
  nodes: readonly FragmentOf<typeof ListedNode>[];
}

/** Other nodes of the same type, at the end of one; renders nothing when there are none. */
export function MoreNodes({ title, nodes }: MoreNodesProps) {
  const cards = nodes.map(summarise).map(({ id, image, ...node }) => ({
    key: id,
    card: <Card {...node} headingLevel={3} image={<CmsImage image={image} {...scene} alt="" />} />,
  }));
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid items={cards} />
    </Section>
  );
}
