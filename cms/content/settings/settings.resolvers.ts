import { escapeHtml } from '@headwater/contract/text/entities.ts';
import type { Resolve } from '../../schema/context.ts';
import { nodeGlobalId, type SettingsNode } from '../../schema/nodes.ts';

type Fields = Record<string, Resolve<SettingsNode>>;

const generalSettings: Resolve<unknown> = (): SettingsNode => ({ kind: 'settings', id: 'general' });
const readingSettings: Resolve<unknown> = (): SettingsNode => ({ kind: 'settings', id: 'reading' });

const general: Fields = {
  id: (settings) => nodeGlobalId(settings),
  // WordPress stores and returns both escaped.
  title: (_settings, _args, { tables }) => escapeHtml(tables.options.text('blogname')),
  description: (_settings, _args, { tables }) => escapeHtml(tables.options.text('blogdescription')),
  url: (_settings, _args, { baseUrl }) => baseUrl,
  language: () => 'en_US',
  timezone: () => 'UTC',
  dateFormat: () => 'F j, Y',
  timeFormat: () => 'g:i a',
  // For administrators only; querying it is not an error.
  email: () => null,
};

const reading: Fields = {
  id: (settings) => nodeGlobalId(settings),
  pageForPosts: (_settings, _args, { tables }) => tables.options.number('page_for_posts') || null,
  pageOnFront: (_settings, _args, { tables }) => tables.options.number('page_on_front') || null,
  postsPerPage: (_settings, _args, { tables }) => tables.options.number('posts_per_page') || null,
  showOnFront: (_settings, _args, { tables }) => (tables.options.number('page_on_front') > 0 ? 'page' : 'posts'),
};

export const settingsResolvers = {
  RootQuery: { generalSettings, readingSettings },
  GeneralSettings: general,
  ReadingSettings: reading,
};
