import type { CustomPageType } from '@headwater/content-model/content-types.ts';
import type { TemplateName } from '@headwater/content-model/templates.ts';
import * as listed from './index.ts';
import { listTemplates, type Template } from './template.ts';

/** What `index.ts` must list: the templates of every site, each template that editors choose, each custom content type. */
type RequiredTemplate =
  | 'front-page'
  | 'home'
  | 'archive'
  | 'page'
  | 'single'
  | `template-${Exclude<TemplateName, 'Default'>}`
  | CustomPageType;

/** The templates by their names in WordPress's template hierarchy. */
export const templates = listTemplates(listed satisfies Record<RequiredTemplate, Template>);
