import { type ContentTypeName, contentTypes } from '@headwater/content-model/content-types.ts';
import type { NewContent } from '../database/content-table.ts';
import type { FieldValues } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import type { SeedCatalogue } from './catalogue.ts';
import type { SeedPage, SeedPost, SeedProject, SeedRepresentative, SeedTestimonial } from './model.ts';
import { resolveGroups } from './seed-fields.ts';
import type { SeedReferences } from './seed-references.ts';

type Entry = Omit<SeedPage, 'path' | 'template' | 'groups'>;

const defaultDate = '2024-01-15T09:00:00';

/** Writes content of every type; pages twice, because their fields may refer to later pages. */
export function seedContent(catalogue: SeedCatalogue, tables: Tables, references: SeedReferences): void {
  const pages = parentsFirst(catalogue.pages);
  for (const page of pages) references.addPage(page.path, tables.content.insert(pageRow(page)));
  for (const post of catalogue.posts) insertPost(post);
  for (const project of catalogue.projects) tables.content.insert(projectRow(project));
  for (const testimonial of catalogue.testimonials) tables.content.insert(testimonialRow(testimonial));
  for (const rep of catalogue.representatives) tables.content.insert(representativeRow(rep));

  for (const page of pages) {
    const id = references.page(page.path);
    const fields = {
      ...(page.groups && resolveGroups(page.groups, references)),
      // Stored beside the custom fields, as SEO plugins store it.
      ...(page.seo?.noindex && { noindex: true }),
    };
    if (id !== null && Object.keys(fields).length > 0) tables.content.setFields(id, fields);
  }

  function row(type: ContentTypeName, entry: Entry, own: Partial<NewContent> & { fields?: FieldValues }): NewContent {
    const date = entry.date ?? defaultDate;
    return {
      type,
      status: entry.status ?? 'publish',
      slug: entry.slug,
      path: contentTypes[type].hasOwnPage ? `${contentTypes[type].archive ?? '/'}${entry.slug}/` : null,
      parentId: null,
      authorId: references.user(catalogue.users[0]?.login ?? ''),
      title: entry.title,
      content: references.html(entry.content ?? ''),
      excerpt: entry.excerpt ?? '',
      date,
      modified: date,
      template: 'Default',
      featuredImageId: entry.featuredImage === undefined ? null : references.media(entry.featuredImage),
      menuOrder: 0,
      seoTitle: entry.seo?.title ?? null,
      seoDescription: entry.seo?.metaDesc ?? null,
      postPassword: '',
      fields: {},
      ...own,
    };
  }

  function pageRow(page: SeedPage): NewContent {
    const parent = page.path.replace(/[^/]+\/$/, '');
    return row('page', page, {
      path: page.path,
      template: page.template,
      parentId: parent === '/' || page.path === '/' ? null : references.page(parent),
    });
  }

  function insertPost(post: SeedPost): void {
    const id = tables.content.insert(
      row('post', post, {
        authorId: references.user(post.author),
        template: post.template ?? 'Default',
        fields: post.sticky ? { sticky: true } : {},
      }),
    );
    const terms = [
      ...post.categories.map((slug) => references.term('category', slug)),
      ...post.tags.map((slug) => references.term('post_tag', slug)),
    ];
    for (const term of terms) if (term !== null) tables.terms.assign(id, term);
  }

  function projectRow(project: SeedProject): NewContent {
    const { projectTitle, summary, contentArea } = project;
    return row('project', project, {
      authorId: references.user(project.author),
      fields: { projectTitle, summary, contentArea: references.html(contentArea) },
    });
  }

  function testimonialRow(testimonial: SeedTestimonial): NewContent {
    const { testimonialContent, testimonialAuthor } = testimonial;
    return row('testimonial', testimonial, { fields: { testimonialContent, testimonialAuthor } });
  }

  function representativeRow(rep: SeedRepresentative): NewContent {
    const { name, address, territories, website, latitude, longitude, regions } = rep;
    return row('representative', rep, {
      fields: {
        ...{ name, address, territories, website },
        geoCoordinateLatitude: latitude,
        geoCoordinateLongitude: longitude,
        polygonCoordinates: catalogue.polygonCoordinates(regions),
      },
    });
  }
}

function parentsFirst(pages: readonly SeedPage[]): readonly SeedPage[] {
  const depth = ({ path }: SeedPage): number => path.split('/').length;
  return [...pages].sort((a, b) => depth(a) - depth(b));
}
