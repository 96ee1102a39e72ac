/**
 * The content types, by WordPress's slug: their GraphQL names, addresses and archives. Adding one is
 * a line here, its type in the contract and its folder beside this file.
 */
interface ContentTypeDefinition {
  graphqlType: 'Page' | 'Post' | 'Project' | 'Representative' | 'Testimonial' | 'MediaItem';
  singleName: string;
  pluralName: string;
  /** Value of `ContentTypeEnum`. */
  enumValue: string;
  label: string;
  hierarchical: boolean;
  /** False for types that have no page of their own. */
  hasAddress: boolean;
  /** Path of the archive, or null. */
  archive: string | null;
}

export const contentTypes = {
  page: {
    graphqlType: 'Page',
    singleName: 'page',
    pluralName: 'pages',
    enumValue: 'PAGE',
    label: 'Pages',
    hierarchical: true,
    hasAddress: true,
    archive: null,
  },
  post: {
    graphqlType: 'Post',
    singleName: 'post',
    pluralName: 'posts',
    enumValue: 'POST',
    label: 'Posts',
    hierarchical: false,
    hasAddress: true,
    archive: null,
  },
  project: {
    graphqlType: 'Project',
    singleName: 'project',
    pluralName: 'projects',
    enumValue: 'PROJECT',
    label: 'Projects',
    hierarchical: false,
    hasAddress: true,
    archive: '/project/',
  },
  representative: {
    graphqlType: 'Representative',
    singleName: 'representative',
    pluralName: 'representatives',
    enumValue: 'REPRESENTATIVE',
    label: 'Representatives',
    hierarchical: false,
    hasAddress: true,
    archive: '/representative/',
  },
  testimonial: {
    graphqlType: 'Testimonial',
    singleName: 'testimonial',
    pluralName: 'testimonials',
    enumValue: 'TESTIMONIAL',
    label: 'Testimonials',
    hierarchical: false,
    hasAddress: false,
    archive: null,
  },
  attachment: {
    graphqlType: 'MediaItem',
    singleName: 'mediaItem',
    pluralName: 'mediaItems',
    enumValue: 'ATTACHMENT',
    label: 'Media',
    hierarchical: true,
    hasAddress: true,
    archive: null,
  },
} as const satisfies Record<string, ContentTypeDefinition>;

export type ContentTypeName = keyof typeof contentTypes;

/** `Object.keys` forgets the key type; the registry above is the whole list. */
export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** The types that editors write: everything but media. */
export const writtenTypes = contentTypeNames.filter((name) => name !== 'attachment');

/** The type that `ContentTypeEnum` calls by this value. */
export function contentTypeOfEnum(value: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => contentTypes[name].enumValue === value);
}
