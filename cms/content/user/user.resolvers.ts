import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import { capabilities } from '../../accounts/capabilities.ts';
import type { UserRecord } from '../../database/records.ts';
import { foldText } from '../../database/search-text.ts';
import { connectNodes } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { databaseIdOf, parseDatabaseId } from '../../schema/global-id.ts';
import { nodeGlobalId, type UserRoleNode } from '../../schema/nodes.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import type { FindArguments } from '../find-content.ts';
import { type ContentListArguments, listContent } from '../list-content.ts';
import { pathOfUri } from '../urls.ts';
import { avatarPath } from './avatar-path.ts';
import { publicUser, seesPrivateFields } from './public-user.ts';

const authored =
  (type: ContentTypeName): Resolve<UserRecord, ContentListArguments> =>
  (user, args, context) =>
    listContent(args, { types: [type], authorId: user.id }, context);

const ifPrivate =
  (value: (user: UserRecord) => unknown): Resolve<UserRecord> =>
  (user, _args, context) =>
    seesPrivateFields(user, context) ? value(user) : null;

const roles: Resolve<UserRecord, PagingArguments> = (user, args, context) =>
  seesPrivateFields(user, context)
    ? connectNodes([{ kind: 'userRole', id: user.role } satisfies UserRoleNode], args)
    : null;

function findUser({ id, idType }: FindArguments, { tables, baseUrl }: CmsContext): UserRecord | undefined {
  const { users } = tables;
  switch (idType ?? 'ID') {
    case 'DATABASE_ID':
      return users.byId(parseDatabaseId(id) ?? 0);
    case 'EMAIL':
      return users.byEmail(id);
    case 'USERNAME':
      return users.byLogin(id);
    case 'SLUG':
      return users.bySlug(id);
    case 'URI':
      return users.bySlug(/^\/author\/([^/]+)\/$/.exec(pathOfUri(id, baseUrl) ?? '')?.[1] ?? '');
    default:
      return users.byId(databaseIdOf('user', id) ?? 0);
  }
}

const user: Resolve<unknown, FindArguments> = (_root, args, context) =>
  publicUser(findUser(args, context)?.id ?? null, context);

type UserListArguments = PagingArguments & { where?: { search?: string | null } | null };

const users: Resolve<unknown, UserListArguments> = (_root, args, context) => {
  const search = foldText(args.where?.search ?? '');
  const found = context.tables.users.all().filter(({ name, slug }) => foldText(`${name} ${slug}`).includes(search));
  return connectNodes(
    found.filter(({ id }) => publicUser(id, context) !== undefined),
    args,
  );
};

const viewer: Resolve<unknown> = (_root, _args, context) => context.viewer;

/** Generated from the initials: no third party is involved, which would learn who reads what. */
const avatar: Resolve<UserRecord, { size?: number | null }> = ({ id }, args, { accounts, baseUrl }) => {
  const size = Math.max(1, Math.min(args.size ?? 96, 2048));
  return { url: `${baseUrl}${avatarPath(id, accounts.key)}`, width: size, height: size, size };
};

const userFields: Record<string, Resolve<UserRecord>> = {
  id: (node) => nodeGlobalId(node),
  databaseId: ({ id }) => id,
  userId: ({ id }) => id,
  description: ({ description }) => description || null,
  firstName: ({ name }) => name.split(' ')[0] ?? null,
  lastName: ({ name }) => name.split(' ').slice(1).join(' ') || null,
  isContentNode: () => false,
  isTermNode: () => false,
  isFrontPage: () => false,
  isPostsPage: () => false,
  uri: ({ slug }) => `/author/${slug}/`,
  url: () => null,
  templates: () => null,
  username: ifPrivate(({ login }) => login),
  email: ifPrivate(({ email }) => email),
  nickname: ifPrivate(({ name }) => name),
  locale: ifPrivate(() => 'en_US'),
  registeredDate: ifPrivate(({ registered }) => `${registered}+00:00`),
  capabilities: ifPrivate(({ role }) => [...capabilities[role], role]),
  shouldShowFaustToolbar: (user, _args, context) =>
    seesPrivateFields(user, context) ? context.tables.users.showsToolbar(user.id) : null,
};

export const userResolvers = {
  RootQuery: { user, users, viewer },
  User: {
    ...userFields,
    avatar,
    roles,
    posts: authored('post'),
    pages: authored('page'),
    projects: authored('project'),
  },
  UserRole: {
    id: (role: UserRoleNode) => nodeGlobalId(role),
    name: (role: UserRoleNode) => role.id,
    displayName: (role: UserRoleNode) => `${role.id.charAt(0).toUpperCase()}${role.id.slice(1)}`,
    capabilities: (role: UserRoleNode) => Object.entries(capabilities).find(([name]) => name === role.id)?.[1] ?? [],
  },
};
