/** A value of linked data as it stands in a script: JSON without null. */
export type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/** Drops what is not known, so that no property says "undefined" or is empty. */
export function known(properties: Record<string, JsonValue | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonValue] => {
      const value = entry[1];
      return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
    }),
  );
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that may stand inside a `<script>`: no text in it can end the element or begin a comment.
 * The escapes are JSON's own, so that a reader gets the same value.
 */
export function scriptJson(value: JsonValue): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
