/** Whether a string looks like a WordPress cursor: base64 of `arrayconnection:{number}`. */
export function isCursor(value: string): boolean {
  return (
    /^[\w+/=]{20,60}$/.test(value) && /^arrayconnection:\d{1,12}$/.test(Buffer.from(value, 'base64').toString('latin1'))
  );
}

/** The cursor after which a list continues behind the given content, as WordPress writes it. */
export function cursorAfter(databaseId: number): string {
  return Buffer.from(`arrayconnection:${databaseId}`).toString('base64');
}
