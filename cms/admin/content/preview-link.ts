import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { ContentRecord } from '../../database/records.ts';

interface PreviewOptions {
  siteUrl: string;
  /** Whether the content has a permalink on the site. */
  isPublic: boolean;
  /** Its path there, or null. */
  uri: string | null;
  /** WordPress adds this to previews of published content. */
  nonce: string;
}

/** The preview URL of a draft on the site, as the FaustWP plugin builds it. */
export function previewLink(content: Pick<ContentRecord, 'id' | 'type'>, options: PreviewOptions): string {
  const { id, type } = content;
  const permalink = options.isPublic && options.uri !== null ? options.uri : plainPermalink(content);
  const link = new URL(permalink, `${options.siteUrl}/`);
  const add = (name: string, value: string): void => {
    if (!link.searchParams.has(name)) link.searchParams.set(name, value);
  };
  if (options.isPublic) {
    add('preview_id', String(id));
    add('preview_nonce', options.nonce);
  }
  add('preview', 'true');
  add('previewPathname', permalink);
  add('p', String(id));
  if (type === 'page') add('page_id', String(id));
  add('typeName', contentTypes[type].graphqlType);
  return link.href;
}

/** WordPress's URL of content without a permalink. */
function plainPermalink({ id, type }: Pick<ContentRecord, 'id' | 'type'>): string {
  if (type === 'page') return `/?page_id=${id}`;
  return type === 'post' ? `/?p=${id}` : `/?post_type=${type}&p=${id}`;
}
