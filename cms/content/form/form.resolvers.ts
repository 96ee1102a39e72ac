import { GraphQLError } from 'graphql';
import { connectNodes } from '../../schema/connection.ts';
import type { Resolve } from '../../schema/context.ts';
import type { PagingArguments } from '../../schema/paging.ts';

const noForms: Resolve<unknown, PagingArguments> = (_root, args) => connectNodes([], args);

const submitGfForm: Resolve<unknown, { input: { id: string } }> = (_root, { input }) => {
  throw new GraphQLError(`Unable to retrieve the form for the given ID ${input.id}.`);
};

/** This CMS holds no forms yet: asking for one finds nothing, and submitting one says so. */
export const formResolvers = {
  RootQuery: {
    gfForm: () => null,
    gfForms: noForms,
    gfSettings: () => ({ recaptcha: { publicKey: null, type: null } }),
  },
  RootMutation: { submitGfForm },
};
