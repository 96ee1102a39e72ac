/** Prefix of every hostile text, to check what a page shows of it. */
export const MARKER = 'The text before the hostile part.';

const KB = 1024;

function repeated(token: string, bytes: number): string {
  return token.repeat(Math.ceil(bytes / token.length));
}

/** Editors' texts that cost a naive parser seconds, by description. */
export const hostileTexts = {
  'shortcodes that never end': repeated('[gravityform ', 200 * KB),
  'shortcodes without end in paragraphs': repeated('<p>[gravityform id=1', 200 * KB),
  'forms, thousands of them': repeated('[gravityform id="1"]', 200 * KB),
  'tags that never end': repeated('<div ', 200 * KB),
  'tables in tables': repeated('<table><tr><td>', 200 * KB),
  'unclosed elements': repeated('<div><b><i>', 200 * KB),
  'end tags alone': repeated('</p>', 200 * KB),
  'comments that never end': repeated('<!--', 200 * KB),
  'entities that never end': repeated('&', 200 * KB),
  'a wrapper of a form, over and over': repeated('<div id=gform_wrapper_1 ', 200 * KB),
  'pictures, thousands of them': repeated('<img src="/wp-content/uploads/a.jpg">', 200 * KB),
  '2 MB of paragraphs': repeated('<p>A <b>pump</b> moves <a href="/x/">water</a>.</p>', 2 * KB * KB),
  '2 MB of plain text': repeated('A pump moves water. ', 2 * KB * KB),
} as const;

/** Whole answers of up to 5 MB, the limit, by description. */
export const hostileAnswers = {
  'arrays in arrays, 2.5 million levels': `{"data":${'['.repeat(2_499_990)}${']'.repeat(2_499_990)}}`,
  'objects in objects, 900,000 levels': `{"data":${'{"a":'.repeat(900_000)}1${'}'.repeat(900_000)}}`,
  '1.6 million empty objects': `{"data":{"list":[${repeated('{},', 4_900_000)}{}]}}`,
  '2.4 million numbers': `{"data":{"list":[${repeated('1,', 4_900_000)}1]}}`,
} as const;

/** The maximum number of properties, in an answer without a page. */
export const widestAnswer = `{"data":{${Array.from({ length: 99_000 }, (_, n) => `"p${n}":${n}`).join(',')}}}`;

/** An answer with the hostile text instead of all content. */
export function withContent(answer: string, text: string): string {
  const parsed: unknown = JSON.parse(answer, (key, value) =>
    key === 'content' && typeof value === 'string' ? `<p>${MARKER}</p>${text}` : value,
  );
  return JSON.stringify(parsed);
}
