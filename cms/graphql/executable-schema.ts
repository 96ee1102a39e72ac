import { readFileSync } from 'node:fs';
import { createSchema } from 'graphql-yoga';
import { contentTypeResolvers } from '../content/content-type/content-type.resolvers.ts';
import { contentModelResolvers } from '../content/fields/content-model.resolvers.ts';
import { mediaResolvers } from '../content/media/media.resolvers.ts';
import { menuResolvers } from '../content/menu/menu.resolvers.ts';
import { menuItemResolvers } from '../content/menu/menu-item.resolvers.ts';
import { contentNodeResolvers } from '../content/node/content-node.resolvers.ts';
import { hierarchyResolvers } from '../content/node/hierarchy.resolvers.ts';
import { rootNodeResolvers } from '../content/node/root-nodes.resolvers.ts';
import { postResolvers } from '../content/post/post.resolvers.ts';
import { settingsResolvers } from '../content/settings/settings.resolvers.ts';
import { termResolvers } from '../content/term/term.resolvers.ts';
import { userResolvers } from '../content/user/user.resolvers.ts';
import { type CmsNode, nodeType } from '../schema/nodes.ts';
import { authorizationCodeResolvers } from './authorization-code.resolvers.ts';
import { formResolvers } from './forms/form.resolvers.ts';
import { submitFormResolvers, uploadTypes } from './forms/submit-form.resolvers.ts';
import { recordTouched } from './record-touched.ts';

const nodeInterfaces = ['Node', 'UniformResourceIdentifiable', 'ContentNode', 'TermNode', 'MenuItemLinkable'];
const interfaceResolvers = Object.fromEntries(
  nodeInterfaces.map((name) => [name, { __resolveType: (node: CmsNode) => nodeType(node) }]),
);

const typeDefs = readFileSync(new URL('../../contract/schema.graphql', import.meta.url), 'utf8');

/** The contract, executable. Fields of interfaces are resolved once and inherited by their types. */
export const executableSchema = recordTouched(
  createSchema({
    typeDefs: [typeDefs, uploadTypes],
    inheritResolversFromInterfaces: true,
    updateResolversInPlace: true,
    // Whether it is valid is known from the contract's tests.
    assumeValid: true,
    assumeValidSDL: true,
    resolvers: [
      interfaceResolvers,
      contentNodeResolvers,
      hierarchyResolvers,
      rootNodeResolvers,
      contentModelResolvers,
      postResolvers,
      mediaResolvers,
      termResolvers,
      userResolvers,
      contentTypeResolvers,
      menuResolvers,
      menuItemResolvers,
      settingsResolvers,
      formResolvers,
      submitFormResolvers,
      authorizationCodeResolvers,
    ],
  }),
);
