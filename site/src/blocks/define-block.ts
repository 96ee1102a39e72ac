import type { DocumentNode } from 'graphql';
import type { FragmentOf, TadaDocumentNode } from '../cms-client/graphql.ts';

/** A section that templates list: the fragment on the page's node, and the component that shows its data. */
export interface Block {
  fragment: DocumentNode;
  Component: (props: { of: unknown }) => unknown;
}

/** What gql.tada knows of a document that is a fragment. */
interface Fragment {
  fragment: string;
  on: string;
  masked: boolean;
}

/** Blocks as a template lists them, a line each: `import('../../blocks/<name>/<name>.block.ts')`. */
export type ImportedBlocks = readonly Promise<{ block: Block }>[];

/** @returns rejects when one of the blocks cannot be imported: that fails the pages that list it, not the program */
export function importBlocks(imported: ImportedBlocks): Promise<readonly Block[]> {
  const blocks = Promise.all(imported).then((modules) => modules.map(({ block }) => block));
  blocks.catch(() => undefined);
  return blocks;
}

/** Ties a fragment to the component that takes its data, as `of`. */
export function defineBlock<Document extends TadaDocumentNode<unknown, Record<string, never>, Fragment>>(
  fragment: Document,
  Component: (props: { of: FragmentOf<Document> }) => unknown,
): Block {
  // A template that lists the block queries the fragment and passes the node to the component.
  return { fragment, Component: Component as Block['Component'] };
}
