import type {
  SeedConfirmation,
  SeedContent,
  SeedForm,
  SeedMenuItem,
  SeedPage,
} from '@headwater/cms/starting-content/model.ts';
import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import type { ContentTypeName, NonPageTypeName } from '@headwater/content-model/content-types.ts';
import { type Confirmation, type Notification, pageNumbers } from '@headwater/gravity-forms/definition/form.ts';
import { exportOf } from '@headwater/gravity-forms/definition/form-source.ts';
import type { GravityForm } from '@headwater/gravity-forms/gravity-form.ts';

/** What the plugin's import does with it is in `wordpress/plugin/src/Demo/Importers`, one class per kind. */
interface DemoItem {
  kind: 'user' | 'term' | 'media' | 'form' | 'content' | 'fields' | 'formPages' | 'menu' | 'settings';
  /** Unique among items of the kind, and the same in the next version of the starting content. */
  key: string;
  [property: string]: unknown;
}

const defaultDate = '2024-01-15T09:00:00';
const parentOf = (path: string): string => path.replace(/[^/]+\/$/, '');

function content(type: ContentTypeName, key: string, written: SeedPage | SeedContent, own: object): DemoItem {
  return {
    kind: 'content',
    key,
    type,
    path: '',
    parent: '',
    slug: written.slug,
    title: written.title,
    content: written.content ?? '',
    excerpt: written.excerpt ?? '',
    date: written.date ?? defaultDate,
    status: written.status ?? 'publish',
    template: written.template ?? 'Default',
    featuredImage: written.featuredImage ?? '',
    seo: written.seo ?? {},
    author: '',
    categories: [],
    tags: [],
    sticky: false,
    ...own,
  };
}

function customFields(type: ContentTypeName, key: string, fields: object = {}, groups: object = {}): DemoItem[] {
  const hasNone = Object.keys(fields).length + Object.keys(groups).length === 0;
  return hasNone ? [] : [{ kind: 'fields', key: `fields of ${key}`, post: key, type, fields, groups }];
}

function menuItems(items: readonly SeedMenuItem[]): object[] {
  return items.map(({ label, url, target = '', cssClasses = [], children = [] }) => ({
    label,
    url,
    target,
    cssClasses,
    children: menuItems(children),
  }));
}

function formPages({ id, confirmations }: SeedForm): DemoItem[] {
  const pages = confirmations.flatMap((confirmation): [string, string][] =>
    confirmation.type === 'PAGE' ? [[confirmation.id, `page ${confirmation.page}`]] : [],
  );
  const key = `form ${id}`;
  return pages.length === 0
    ? []
    : [{ kind: 'formPages', key: `pages of ${key}`, form: key, pages: Object.fromEntries(pages) }];
}

/** Everything of starting content, each item after those that it refers to, except custom fields and confirmations. */
export function demoItems(startingContent: StartingContent): DemoItem[] {
  const author = startingContent.users[0]?.login ?? '';
  const pages = startingContent.pages.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
  // `Object.entries` loses the key type.
  const ofTypes = (Object.entries(startingContent.byType) as [NonPageTypeName, readonly SeedContent[]][]).flatMap(
    ([type, list]) => list.map((written) => ({ type, written, key: `${type} ${written.slug}` })),
  );
  const terms = [
    ...startingContent.categories.map((term) => ({ taxonomy: 'category', ...term })),
    ...startingContent.tags.map((term) => ({ taxonomy: 'post_tag', ...term })),
  ];
  return [
    ...startingContent.users.map((user): DemoItem => ({ kind: 'user', key: `user ${user.login}`, ...user })),
    ...terms.map((term): DemoItem => ({ kind: 'term', key: `${term.taxonomy} ${term.slug}`, ...term })),
    ...startingContent.images.map(
      ({ key, file, alt, caption = '', width, height }): DemoItem => ({
        kind: 'media',
        key: `media ${key}`,
        file,
        title: alt,
        alt,
        caption,
        width,
        height,
      }),
    ),
    ...startingContent.documents.map(
      ({ key, file, title }): DemoItem => ({ kind: 'media', key: `media ${key}`, file, title, caption: '' }),
    ),
    ...startingContent.forms.map(
      (form): DemoItem => ({ kind: 'form', key: `form ${form.id}`, form: gravityForm(form) }),
    ),
    ...pages.map((page) => {
      const parent = page.path === '/' ? '/' : parentOf(page.path);
      return content('page', `page ${page.path}`, page, {
        path: page.path,
        parent: parent === '/' ? '' : `page ${parent}`,
        author,
      });
    }),
    ...ofTypes.map(({ type, written, key }) =>
      content(type, key, written, {
        author: written.author ?? author,
        categories: written.categories ?? [],
        tags: written.tags ?? [],
        sticky: written.sticky ?? false,
      }),
    ),
    ...pages.flatMap((page) => customFields('page', `page ${page.path}`, {}, page.groups)),
    ...ofTypes.flatMap(({ type, written, key }) => customFields(type, key, written.fields, written.groups)),
    ...startingContent.forms.flatMap(formPages),
    ...(['primary', 'footer'] as const).map(
      (location): DemoItem => ({
        kind: 'menu',
        key: `menu ${location}`,
        location,
        name: `Demo ${location}`,
        items: menuItems(startingContent.menus[location]),
      }),
    ),
    {
      kind: 'settings',
      key: 'settings',
      title: startingContent.title,
      description: startingContent.description,
      frontPage: `page ${startingContent.frontPage}`,
      postsPage: `page ${startingContent.postsPage}`,
    },
  ];
}

/** The page comes later: its ID is not known before it is imported. */
function withoutPage(confirmation: SeedConfirmation): Confirmation {
  if (confirmation.type !== 'PAGE') return confirmation;
  const { page, ...settings } = confirmation;
  return { ...settings, pageId: 0 };
}

/**
 * Mails to the made-up company go to the administrator, who tries the form. Receipts are off: they would reach strangers
 * in the name of a company that does not exist.
 */
function toAdministrator({ fromName, bcc, ...notification }: Notification): Notification {
  const isReceipt = 'fieldId' in notification.to;
  const address = '{admin_email}';
  return { ...notification, from: address, ...(isReceipt ? { isActive: false } : { to: { address } }) };
}

/** A form of starting content as `GFAPI::add_form` takes it. */
export function gravityForm(form: SeedForm): GravityForm {
  const confirmations = form.confirmations.map(withoutPage);
  const definition = { ...form, confirmations, notifications: (form.notifications ?? []).map(toAdministrator) };
  const [written] = exportOf(definition).forms;
  if (!written) throw new Error(`Form ${form.id} was not written.`);
  // Gravity Forms numbers pages when an editor saves a form, and not when it is imported.
  const numbers = pageNumbers(definition);
  const fields = written.fields.map((field) => ({ ...field, pageNumber: numbers.get(field.id) ?? 1 }));
  return { ...written, fields };
}
