import { readFileSync } from 'node:fs';
import { isRecord } from '@headwater/contract/is-record.ts';
import { namedType } from '@headwater/contract/named-type.ts';
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type NamedTypeNode,
  parse,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql/language/index.js';
import type { CmsAnswer } from './envelope.ts';
import { CmsQueryError } from './errors.ts';
import { operationName } from './printed-query.ts';

/** By itself: what else knows the contract loads a library of several megabytes. */
const contractFile = new URL('../../../contract/schema.graphql', import.meta.url);

/** What a response may have under one key. */
interface Expected {
  /** Undefined for a field that the contract lacks. */
  type: TypeNode | undefined;
  /** What an object has; absent for scalars. */
  members: Members | undefined;
  /** Types of the parent that have the key; undefined for every type. */
  on: ReadonlySet<string> | undefined;
  /** Whether a parent of these types always has it. */
  isSure: boolean;
}
type Members = Map<string, Expected>;

/** A value that is not what was queried. */
interface WrongValue {
  /** With `[]` for every position of a list. */
  path: string;
  /** Whether it is a part of a form, which must not be left out of it. */
  isInForm: boolean;
}

interface Types {
  /** The fields of each type, such as `[Post!]!`. */
  fields: ReadonlyMap<string, ReadonlyMap<string, TypeNode>>;
  /** The interfaces of each type. */
  interfaces: ReadonlyMap<string, ReadonlySet<string>>;
  /** The object types that each type may be. */
  objects: ReadonlyMap<string, ReadonlySet<string>>;
}

function readTypes(): Types {
  const fields = new Map<string, Map<string, TypeNode>>();
  const interfaces = new Map<string, Set<string>>();
  const objects = new Map<string, Set<string>>();
  const add = (type: string, object: string) => objects.set(type, (objects.get(type) ?? new Set()).add(object));
  for (const definition of parse(readFileSync(contractFile, 'utf8'), { noLocation: true }).definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
      for (const { name } of definition.types ?? []) add(definition.name.value, name.value);
    }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    const name = definition.name.value;
    fields.set(name, new Map((definition.fields ?? []).map((field) => [field.name.value, field.type])));
    interfaces.set(name, new Set((definition.interfaces ?? []).map((one) => one.name.value)));
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const type of [name, ...(interfaces.get(name) ?? [])]) add(type, name);
  }
  return { fields, interfaces, objects };
}

let contract: Types | undefined;

const named = (value: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } });
/** Every object has it, and its type does not list it. */
const typename: TypeNode = { kind: Kind.NON_NULL_TYPE, type: named('String') };

type On = Expected['on'];

function inBoth(one: On, other: On): On {
  return one && other ? new Set([...one].filter((name) => other.has(name))) : (one ?? other);
}

/** What objects of two selections, of which one may be about another type, have in common. */
function common(one: Members | undefined, other: Members | undefined): Members | undefined {
  if (!one || !other) return one ?? other;
  const merged: Members = new Map();
  for (const [key, expected] of [...one, ...other]) {
    const [first, second] = [one.get(key), other.get(key)];
    const isSure = first?.isSure === true && second?.isSure === true;
    const members = common(first?.members, second?.members);
    merged.set(key, { ...expected, members, isSure, on: inBoth(first?.on, second?.on) });
  }
  return merged;
}

/** The same key of one object, selected twice: GraphQL allows that only for values of the same shape. */
function together(one: Expected | undefined, other: Expected): Expected {
  if (!one) return other;
  const members = common(one.members, other.members);
  if (one.isSure !== other.isSure) return { ...(one.isSure ? one : other), members };
  return { ...one, members, on: one.on && other.on && new Set([...one.on, ...other.on]) };
}

/** What the response to a document has. */
function membersOf(document: DocumentNode, { fields, interfaces, objects }: Types): Members {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );

  function expected(
    { name: { value: name }, selectionSet }: FieldNode,
    parent: string,
    on: On,
    isSure: boolean,
  ): Expected {
    const type = name === '__typename' ? typename : fields.get(parent)?.get(name);
    const members = selectionSet && collect(selectionSet, type ? namedType(type) : '');
    return { type, members, on, isSure: isSure && type !== undefined };
  }

  function collect(set: SelectionSetNode, parent: string, into: Members = new Map(), on?: On, isSure = true): Members {
    for (const selection of set.selections) {
      const isAlways = isSure && !selection.directives?.length;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, together(into.get(key), expected(selection, parent, on, isAlways)));
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const condition = fragment.typeCondition?.name.value ?? parent;
      const isForAll = condition === parent || interfaces.get(parent)?.has(condition);
      const types = isForAll ? on : inBoth(on, objects.get(condition) ?? new Set());
      collect(fragment.selectionSet, condition, into, types, isAlways);
    }
    return into;
  }

  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation ? collect(operation.selectionSet, 'RootQuery') : new Map();
}

const known = new WeakMap<DocumentNode, Members>();

function isScalar(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case 'Int':
    case 'Float':
      // JSON can write numbers that are too large for a number.
      return Number.isFinite(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case undefined:
      return typeof value !== 'object';
    default:
      // Names of enumerations and custom scalars are texts, too.
      return typeof value === 'string';
  }
}

/**
 * Makes a response what its query's type says: a wrong value becomes null, and leaves the list that it is in; where null is not
 * allowed, the object that it belongs to goes with it, as in every GraphQL server.
 * @param data changed in place
 * @returns the values that were wrong or missing; and whether anything is left
 */
function removeWrongValues(document: DocumentNode, data: unknown): { wrong: WrongValue[]; isLeft: boolean } {
  contract ??= readTypes();
  const members = known.get(document) ?? membersOf(document, contract);
  known.set(document, members);
  const wrong: WrongValue[] = [];

  /** A value as far as it is right; undefined where null is not allowed. */
  function right(value: unknown, { type, members }: Omit<Expected, 'on' | 'isSure'>, at: WrongValue): unknown {
    if (type?.kind === Kind.NON_NULL_TYPE) {
      if (value === null) wrong.push(at);
      return right(value, { type: type.type, members }, at) ?? undefined;
    }
    if (value === null) return null;
    if (type?.kind === Kind.LIST_TYPE && Array.isArray(value)) {
      const of = { type: type.type, members };
      const inside = { ...at, path: `${at.path}[]` };
      // A field of a form that the CMS cannot resolve is null, and keeps its position.
      const items = value.map((item) =>
        item === null && at.isInForm
          ? null
          : (right(item, of, inside) ?? (item === null && of.type.kind !== Kind.NON_NULL_TYPE ? null : undefined)),
      );
      return items.filter((item) => item !== undefined);
    }
    if (type?.kind !== Kind.LIST_TYPE) {
      if (members && isRecord(value)) return readObject(value, members, at) ? value : null;
      if (!members && isScalar(type?.name.value, value)) return value;
    }
    wrong.push(at);
    return null;
  }

  /** @returns false when null is not allowed in place of a value that is wrong */
  function readObject(object: Record<string, unknown>, expected: Members, { path, isInForm }: WrongValue): boolean {
    for (const [key, one] of expected) {
      const isOf = !one.on || (typeof object.__typename === 'string' && one.on.has(object.__typename));
      if (object[key] === undefined && !(one.isSure && isOf)) continue;
      const isForm = one.type !== undefined && namedType(one.type) === 'GfForm';
      const place = { path: path ? `${path}.${key}` : key, isInForm: isInForm || isForm };
      // A server that leaves out what may be null says nothing else than null.
      const isLeftOut = object[key] === undefined && one.type?.kind !== Kind.NON_NULL_TYPE;
      if (isLeftOut) wrong.push({ ...place, isInForm: false });
      const value = isLeftOut ? null : right(object[key], one, place);
      if (value === undefined) return false;
      object[key] = value;
    }
    return true;
  }

  return { wrong, isLeft: isRecord(data) && readObject(data, members, { path: '', isInForm: false }) };
}

/**
 * Checks responses against their queries. What is wrong in one is left out, and makes it a partial response, which replaces no
 * stored page.
 * @param warn called once for each place, without the value
 * @returns a function that throws CmsQueryError for a form: visitors would not see that a part of it is missing
 */
export function createAnswerCheck(warn: (message: string) => void) {
  const warned = new Set<string>();
  return <Answer extends CmsAnswer<unknown>>(document: DocumentNode, answer: Answer): Answer => {
    const { wrong, isLeft } = removeWrongValues(document, answer.data);
    if (wrong.length === 0) return answer;
    const operation = operationName(document) ?? 'anonymous';
    const errors = [...new Set(wrong.map(({ path }) => path))].map((path) => ({
      message: `${path} is missing or has the wrong type`,
      code: undefined,
    }));
    for (const { message } of errors) {
      if (!warned.has(operation + message)) warn(`the CMS's response to ${operation} is used in part: ${message}`);
      warned.add(operation + message);
    }
    if (!isLeft || wrong.some(({ isInForm }) => isInForm)) throw new CmsQueryError(operation, errors);
    return { ...answer, errors: [...answer.errors, ...errors] };
  };
}
