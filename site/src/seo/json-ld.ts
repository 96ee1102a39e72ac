/** A JSON-LD value: JSON without null. */
export type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/** Drops unknown values, so that no property is "undefined" or empty. */
export function known(properties: Record<string, JsonValue | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonValue] => {
      const value = entry[1];
      return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
    }),
  );
}

/** The same for a type of schema.org, whose properties are checked. */
export function described<Type extends object>(properties: { [Key in keyof Type]: Type[Key] | undefined }): Type {
  // Schema.org's types are of JSON, and what is unknown is optional.
  return known(properties as Record<string, JsonValue | undefined>) as Type;
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that is safe inside a `<script>`: no text in it can end the element or start a comment.
 * Uses JSON's own escapes, so the parsed value is the same.
 */
export function scriptJson(value: JsonValue): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
