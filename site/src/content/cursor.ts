/** Whether a text has the form of WordPress's cursors: base64 of `arrayconnection:{number}`. */
export function isCursor(value: string): boolean {
  return (
    /^[\w+/=]{20,60}$/.test(value) && /^arrayconnection:\d{1,12}$/.test(Buffer.from(value, 'base64').toString('latin1'))
  );
}

/** The cursor behind which a list goes on after one content, as WordPress writes it. */
export function cursorAfter(databaseId: number): string {
  return Buffer.from(`arrayconnection:${databaseId}`).toString('base64');
}
