import type { TemplateName } from '@headwater/content-model/templates.ts';
import Archive from './archive/archive.astro';
import { archive } from './archive/archive.template.ts';
import FrontPage from './front-page/front-page.astro';
import { frontPage } from './front-page/front-page.template.ts';
import Page from './page/page.astro';
import { page } from './page/page.template.ts';
import Post from './post/post.astro';
import { post } from './post/post.template.ts';
import Product from './product/product.astro';
import { product } from './product/product.template.ts';
import ProductMainCategory from './product-main-category/product-main-category.astro';
import { productMainCategory } from './product-main-category/product-main-category.template.ts';
import ProductSubCategory from './product-sub-category/product-sub-category.astro';
import { productSubCategory } from './product-sub-category/product-sub-category.template.ts';
import Project from './project/project.astro';
import { project } from './project/project.template.ts';
import ReplacementParts from './replacement-parts/replacement-parts.astro';
import { replacementParts } from './replacement-parts/replacement-parts.template.ts';
import Representative from './representative/representative.astro';
import { representative } from './representative/representative.template.ts';
import Representatives from './representatives/representatives.astro';
import { representatives } from './representatives/representatives.template.ts';
import { listTemplates, type TemplateEntry, templateEntry } from './template-entry.ts';

type CustomTemplate = `template-${Exclude<TemplateName, 'Default'>}`;
type ListedTemplate =
  | CustomTemplate
  | 'front-page'
  | 'home'
  | 'archive'
  | 'archive-representative'
  | 'page'
  | 'single'
  | 'project'
  | 'representative';

const genericPage = templateEntry(page, Page);
const singlePost = templateEntry(post, Post);
const listing = templateEntry(archive, Archive);

/** The one list of templates. Names are WordPress's template hierarchy; labels of custom templates stand as editors see them. */
export const templates = listTemplates({
  'template-Product Main Category': templateEntry(productMainCategory, ProductMainCategory),
  'template-Product Subcategory': templateEntry(productSubCategory, ProductSubCategory),
  'template-Single Product': templateEntry(product, Product),
  'template-Product Replacement Parts': templateEntry(replacementParts, ReplacementParts),
  'template-Blank': genericPage,
  'template-Page Without Separators': genericPage,
  'template-Page With Large Header': genericPage,
  'template-Single Post Without Separators': singlePost,
  'front-page': templateEntry(frontPage, FrontPage),
  home: listing,
  archive: listing,
  'archive-representative': templateEntry(representatives, Representatives),
  page: genericPage,
  single: singlePost,
  project: templateEntry(project, Project),
  representative: templateEntry(representative, Representative),
} satisfies Record<ListedTemplate, TemplateEntry>);
