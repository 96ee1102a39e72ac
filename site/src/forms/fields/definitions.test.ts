import { type DocumentNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import * as addOns from './add-on-definitions.ts';
import * as usual from './definitions.ts';
import * as posts from './post-definitions.ts';
import * as rare from './rare-definitions.ts';
import type { FieldDefinition } from './reading/define-field.ts';
import type { FieldBase } from './shared/field-base.ts';

const all = Object.entries<FieldDefinition<FieldBase>>({ ...usual, ...rare, ...posts, ...addOns });

function typesOf({ definitions }: DocumentNode): (string | undefined)[] {
  return definitions.map((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? node.typeCondition.name.value : undefined,
  );
}

test.each(all)('the settings of a %s are queried of this type', (name, { fragment }) => {
  expect(fragment === null || typesOf(fragment)[0]).toEqual(fragment === null || name);
});
