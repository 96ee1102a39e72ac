/** Removes what the visitor wrote from an error message, which the CMS may have quoted. */
export function withoutValues(reason: string, content: unknown): string {
  const texts = JSON.stringify(content).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const written = texts.map((text) => String(JSON.parse(text))).filter((text) => text.length > 2);
  return written
    .sort((one, other) => other.length - one.length)
    .reduce((redacted, text) => redacted.replaceAll(text, '…'), reason)
    .slice(0, 300);
}
