import { fieldsOf } from '@headwater/content-model/field-sets.ts';
import { kindOf } from '@headwater/content-model/fields.ts';
import { type GraphQLOutputType, getNullableType, isEnumType, isListType } from 'graphql';

/** Typical size of a scalar's value in an answer. */
const scalarBytes: Readonly<Record<string, number>> = { Boolean: 5, Int: 8, Float: 12, ID: 32 };
const enumBytes = 20;
const textBytes = 100;

/** Long texts by editors. */
const longTexts: Readonly<Record<string, number>> = { content: 6_000, fullHead: 2_500, description: 500, excerpt: 400 };

/** Custom fields whose values are longer than most texts. */
const customBytes: Partial<Record<ReturnType<typeof kindOf>, number>> = {
  wysiwyg: 1_200,
  strings: 6_000,
  textarea: 600,
  choice: 20,
};

function customField(typeName: string, fieldName: string): ReturnType<typeof kindOf> | undefined {
  const field = fieldsOf(typeName)[fieldName];
  return field && kindOf(field);
}

/** Estimated size of a leaf field's value in a JSON answer, in bytes. */
export function leafBytes(typeName: string, fieldName: string, type: GraphQLOutputType): number {
  const custom = customField(typeName, fieldName);
  const known = (custom && customBytes[custom]) ?? longTexts[fieldName];
  if (known !== undefined) return known;
  const bare = getNullableType(type);
  if (isListType(bare)) return 4 * leafBytes(typeName, fieldName, bare.ofType);
  return isEnumType(bare) ? enumBytes : (scalarBytes['name' in bare ? bare.name : ''] ?? textBytes);
}
