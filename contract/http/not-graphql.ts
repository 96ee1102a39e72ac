import { isRecord } from '../is-record.ts';
import { parsedJson } from '../parsed-json.ts';
import { htmlAsText } from '../text/html-as-text.ts';

/** More of a foreign text is neither read nor shown. */
const MOST_READ = 4000;
const MOST_SHOWN = 300;

/** The error in JSON of WPGraphQL (`errors`) or WordPress (`message`), or the words of an HTML page. */
function errorIn(text: string, json: unknown): string {
  const first: unknown = isRecord(json) && Array.isArray(json.errors) ? json.errors[0] : json;
  const html = isRecord(first) ? String(first.message ?? '') : json === undefined ? text : '';
  const body =
    html
      .slice(0, MOST_READ)
      .split(/<body\b/i)
      .at(-1) ?? '';
  const words = htmlAsText(body.replace(/^[^<>]*>/, ''))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words;
}

/**
 * What is wrong with a response that should have been GraphQL, and what to do about it, each as a sentence.
 * @param type its content type, without parameters; may be empty
 */
export function notGraphql(status: number, type: string, text: string): { sees: string; fix: string } {
  const what = `HTTP ${status}, ${type || 'no content type'}`;
  const json = parsedJson(text);
  // A page that is no error page has nothing to say about GraphQL.
  const error = status === 200 && json === undefined ? '' : errorIn(text, json);
  const sees = error === '' ? what : `${what}: "${error}"`;
  if (status === 401) {
    const fix =
      'Behind Basic authentication, put user and password into its URL, https://user:password@cms.example.com, or correct them. Otherwise turn off "Restrict Endpoint to Authenticated Users" in WordPress under GraphQL, Settings.';
    return { sees: `${sees}, which asks for a password`, fix };
  }
  if (status === 502 || status === 503 || status === 504) {
    const fix =
      "Its web server gets no response from PHP, or is in maintenance: look into the web server's log, and start PHP (PHP-FPM) there.";
    return { sees, fix };
  }
  if (status >= 500 || (error !== '' && isRecord(json) && 'errors' in json)) {
    const fix =
      "WordPress itself fails: look into PHP's error log there (WP_DEBUG_LOG), and turn off the plugin that it names.";
    return { sees, fix };
  }
  return { sees, fix: 'Activate the plugin WPGraphQL there, or correct the URL.' };
}
