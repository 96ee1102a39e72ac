import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schemaFiles, wholeSchema } from './recorded-schema.ts';

const contract = buildSchema(readFileSync(schemaFiles.contract, 'utf8'));
const wordpress = wholeSchema();

/** Interfaces that the site does not query may be left out; the others must be WordPress's. */
const types = Object.values(contract.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

function describeArguments(args: readonly GraphQLArgument[]): Record<string, string> {
  return Object.fromEntries(
    args.map((argument) => [argument.name, `${argument.type} = ${JSON.stringify(argument.defaultValue)}`]),
  );
}

function expectSameFields(
  ours: GraphQLObjectType | GraphQLInterfaceType,
  theirs: GraphQLObjectType | GraphQLInterfaceType,
) {
  for (const field of Object.values(ours.getFields())) {
    const twin = theirs.getFields()[field.name];
    expect(`${field.name}: ${field.type}`).toBe(`${twin?.name}: ${twin?.type}`);
    expect(describeArguments(twin?.args ?? [])).toMatchObject(describeArguments(field.args));
  }
  const theirInterfaces = theirs.getInterfaces().map((type) => type.name);
  for (const { name } of ours.getInterfaces()) expect(theirInterfaces).toContain(name);
}

function expectSubset(ours: GraphQLNamedType, theirs: GraphQLNamedType | undefined) {
  expect(theirs?.constructor.name, `${ours.name} is the same kind of type`).toBe(ours.constructor.name);
  if ((isObjectType(ours) && isObjectType(theirs)) || (isInterfaceType(ours) && isInterfaceType(theirs)))
    expectSameFields(ours, theirs);
  if (isEnumType(ours) && isEnumType(theirs)) {
    expect(theirs.getValues().map((value) => value.name)).toEqual(
      expect.arrayContaining(ours.getValues().map((value) => value.name)),
    );
  }
  if (isInputObjectType(ours) && isInputObjectType(theirs)) {
    for (const field of Object.values(ours.getFields())) {
      expect(`${field.name}: ${field.type}`).toBe(`${field.name}: ${theirs.getFields()[field.name]?.type}`);
    }
  }
}

test.each(types.map((type) => [type.name, type] as const))(
  '%s matches WordPress in kind, fields, arguments and nullability',
  (name, type) => {
    expectSubset(type, wordpress.getType(name));
  },
);

test('a field that WordPress requires in an input is not left out of the contract', () => {
  const required = types.filter(isInputObjectType).flatMap((type) => {
    const theirs = wordpress.getType(type.name);
    const fields = isInputObjectType(theirs) ? Object.values(theirs.getFields()) : [];
    return fields.filter((field) => String(field.type).endsWith('!')).map(({ name }) => ({ type, name }));
  });
  expect(required).not.toEqual([]);
  for (const { type, name } of required) expect(Object.keys(type.getFields()), type.name).toContain(name);
});
