import { isRecord } from '@headwater/contract/is-record.ts';
import { namedType } from '@headwater/contract/named-type.ts';
import { type DocumentNode, Kind } from 'graphql/language/index.js';
import type { CmsResponse } from './envelope.ts';
import { CmsQueryError, WRONG_VALUE } from './errors.ts';
import { operationName } from './printed-query.ts';
import { type Expected, type Objects, type Queried, queriedBy } from './queried-fields.ts';

/** A value that is not what was queried. */
interface WrongValue {
  /** With `[]` for every position of a list. */
  path: string;
  /** Whether it is a part of a form, which must not be left out of it. */
  isInForm: boolean;
}

const known = new WeakMap<DocumentNode, Queried>();

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
  const queried = known.get(document) ?? queriedBy(document);
  known.set(document, queried);
  const wrong: WrongValue[] = [];

  /** A value as far as it is right; undefined where null is not allowed. */
  function right(value: unknown, { type, objects }: Omit<Expected, 'isSure'>, at: WrongValue): unknown {
    if (type?.kind === Kind.NON_NULL_TYPE) {
      if (value === null) wrong.push(at);
      return right(value, { type: type.type, objects }, at) ?? undefined;
    }
    if (value === null) return null;
    if (type?.kind === Kind.LIST_TYPE && Array.isArray(value)) {
      const of = { type: type.type, objects };
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
      if (objects && isRecord(value)) return readObject(value, objects, at) ? value : null;
      if (!objects && isScalar(type?.name.value, value)) return value;
    }
    wrong.push(at);
    return null;
  }

  /** @returns false when null is not allowed in place of a value that is wrong */
  function readObject(object: Record<string, unknown>, expected: Objects, { path, isInForm }: WrongValue): boolean {
    for (const [key, one] of queried.membersOf(object, expected)) {
      if (object[key] === undefined && !one.isSure) continue;
      const isForm = one.type !== undefined && namedType(one.type) === 'GfForm';
      const place = { path: path ? `${path}.${key}` : key, isInForm: isInForm || isForm };
      // Every server sends what was queried, null at least: a form may not lose a rule this way.
      const isLeftOut = object[key] === undefined && one.type?.kind !== Kind.NON_NULL_TYPE;
      if (isLeftOut) wrong.push(place);
      const value = isLeftOut ? null : right(object[key], one, place);
      if (value === undefined) return false;
      object[key] = value;
    }
    return true;
  }

  return { wrong, isLeft: isRecord(data) && readObject(data, queried.response, { path: '', isInForm: false }) };
}

/**
 * Checks responses against their queries. What is wrong in one is left out, and makes it a partial response, which replaces no
 * stored page.
 * @param warn called once for each place, without the value
 * @returns a function that throws CmsQueryError for a form: visitors would not see that a part of it is missing
 */
export function createResponseCheck(warn: (message: string) => void) {
  const warned = new Set<string>();
  return <Response extends CmsResponse<unknown>>(document: DocumentNode, response: Response): Response => {
    const { wrong, isLeft } = removeWrongValues(document, response.data);
    if (wrong.length === 0) return response;
    const operation = operationName(document) ?? 'anonymous';
    const errors = [...new Set(wrong.map(({ path }) => path))].map((path) => ({
      message: `${path} is missing or has the wrong type`,
      code: WRONG_VALUE,
    }));
    for (const { message } of errors) {
      if (!warned.has(operation + message)) warn(`the CMS's response to ${operation} is used in part: ${message}`);
      warned.add(operation + message);
    }
    if (!isLeft || wrong.some(({ isInForm }) => isInForm)) throw new CmsQueryError(operation, errors);
    return { ...response, errors: [...response.errors, ...errors] };
  };
}
