import { DrawingToCome } from '@headwater/brand/drawings/drawing-to-come.tsx';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { siteConfig } from '../config/site.config.ts';
import { CmsImage } from '../content/cms-image.tsx';
import { scene } from '../content/image-sizes.ts';
import { nextPageHref } from '../content/next-page.ts';
import type { PageInfoParts } from '../content/page-info.fragment.ts';
import { Card } from '../ui/card/card.tsx';
import { CardGrid } from '../ui/card-grid/card-grid.tsx';
import { GrowingList } from '../ui/growing-list/growing-list.tsx';
import styles from './content-list.module.css';
import type { ListedNode } from './listed-node.fragment.ts';
import { summarise } from './listed-node.ts';

interface ContentListProps {
  nodes: readonly FragmentOf<typeof ListedNode>[];
  pageInfo: FragmentOf<typeof PageInfoParts> | null | undefined;
  /** Number of first nodes whose images load eagerly. */
  aboveTheFold: number;
  /** Shown instead of an empty list. */
  emptyText: string;
  /** Whether nodes without a featured image show a default picture. */
  showsDefaultImage?: boolean;
  /** URL of the whole list, when this page starts somewhere within it. */
  startHref?: string | undefined;
}

type Nodes = Pick<ContentListProps, 'nodes' | 'aboveTheFold' | 'showsDefaultImage'>;

function DefaultImage() {
  return (
    <div className={styles.defaultImage}>
      <DrawingToCome />
    </div>
  );
}

/** The first row on a wide screen. */
function priorityAt(position: number, aboveTheFold: number): 'first' | 'early' | undefined {
  if (position >= aboveTheFold) return undefined;
  return position < siteConfig.firstRow ? 'first' : 'early';
}

function NodeCards({ nodes, aboveTheFold, showsDefaultImage = false }: Nodes) {
  const summaries = nodes.map(summarise);
  const hasImages = showsDefaultImage || summaries.some(({ image }) => image);
  const defaultImage = showsDefaultImage && <DefaultImage />;
  return (
    <CardGrid
      items={summaries.map(({ id, image, ...node }, position) => ({
        key: id,
        card: (
          <Card
            {...node}
            headingLevel={2}
            image={
              hasImages && (
                <>
                  <CmsImage
                    image={image}
                    {...scene}
                    {...siteConfig.postCardImage}
                    priority={priorityAt(position, aboveTheFold)}
                    alt=""
                  />
                  {!image && defaultImage}
                </>
              )
            }
          />
        ),
      }))}
    />
  );
}

/**
 * Nodes of an archive: image, linked title, date and summary if available; with a link to the
 * next ones.
 */
export function ContentList({ pageInfo, emptyText, startHref, ...cards }: ContentListProps) {
  return (
    <GrowingList nextHref={nextPageHref(pageInfo)} startHref={startHref}>
      {cards.nodes.length > 0 ? <NodeCards {...cards} /> : <p>{emptyText}</p>}
    </GrowingList>
  );
}
