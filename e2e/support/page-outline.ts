import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { sitemapLocations } from './sitemap.ts';

/** What a page says, whatever elements and classes carry it, in lines by their subject. */
type Outline = Map<Subject, string[]>;
type Subject = 'head' | 'heading' | 'link' | 'form' | 'data' | 'text' | 'frame';

/** Elements with a line of their own, the line's subject, and the attributes that it names. */
const outlined: Readonly<Record<string, readonly [subject: Subject, ...attributes: string[]]>> = {
  html: ['head', 'lang'],
  title: ['head'],
  meta: ['head', 'name', 'property', 'content'],
  link: ['head', 'rel', 'type', 'href'],
  h1: ['heading'],
  h2: ['heading'],
  h3: ['heading'],
  h4: ['heading'],
  a: ['link', 'href', 'target', 'download'],
  form: ['form', 'method', 'action', 'enctype'],
  input: ['form', 'type', 'name', 'value', 'required', 'checked'],
  select: ['form', 'name', 'required', 'multiple'],
  option: ['form', 'value', 'selected'],
  textarea: ['form', 'name', 'required'],
  button: ['form', 'type', 'name', 'value'],
  script: ['data', 'type'],
};

/** Elements whose words are those of others. */
const wordless = /^(?:html|form|select)$/;
const loads = /^(?:stylesheet|preload|modulepreload)$/;
const isOutlined = (name: string, attributes: Readonly<Record<string, string>>) =>
  name === 'script' ? attributes.type === 'application/ld+json' : !loads.test(attributes.rel ?? '');

/** The page's URL and today's date, which only paper shows. */
const printedLine = /\S*\s+\w+ \d{1,2}, \d{4}/;

/** Its header, footer and questions are the `frame` of a page, which most pages share. */
function outlineOf(html: string): Outline {
  const outline: Outline = new Map();
  const open: { name: string; text: string; end: (text: string) => void }[] = [];
  const isIn = (name: string) => open.some((element) => element.name === name);
  const add = (subject: Subject, line: string) => {
    outline.set(subject, [...(outline.get(subject) ?? []), line.replaceAll(/\s+/g, ' ').trim()]);
  };
  const hear = (text: string) => {
    const isFramed = !isIn('main');
    const isCode = isIn('script') || isIn('style');
    for (const element of open) {
      const hears = isCode ? element.name === 'script' : isFramed || element.name !== 'body';
      if (hears) element.text += text;
    }
  };
  const parser = new Parser({
    ontext: hear,
    onopentag(name, attributes) {
      hear(' ');
      const [subject, ...named] = (isOutlined(name, attributes) && outlined[name]) || [];
      const isFramed = isIn('body') && !isIn('main');
      // What a page keeps in hidden inputs differs from one request to the next.
      const kept = named.filter((key) => key in attributes && !(key === 'value' && attributes.type === 'hidden'));
      const said = kept.map((key) => `${key}=${attributes[key]}`);
      const end = (text: string) => {
        if (subject) add(isFramed ? 'frame' : subject, [name, ...said, wordless.test(name) ? '' : text].join(' '));
        if (name === 'main') add('text', text);
        if (name === 'body') add('frame', text.replace(printedLine, '').replace(/© \d{4}/, '©'));
      };
      open.push({ name, text: '', end });
    },
    onclosetag() {
      const element = open.pop();
      element?.end(element.text);
      hear(' ');
    },
  });
  parser.end(html);
  return outline;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** One line of a page: how much it says of each subject, and a digest of that. */
function summary(outline: Outline): string {
  const subjects = [...outline].map(([subject, lines]) => {
    const count = subject === 'text' ? lines.join(' ').split(' ').length : lines.length;
    return `${subject} ${count} ${digest(lines.join('\n'))}`;
  });
  return subjects.sort().join('  ');
}

/** Pages that no sitemap lists. */
const unlisted = ['/search', '/search?q=pump', '/find-a-representative?near=60601', '/privacy-choices', '/nope/'];

/**
 * What the pages of a site say, a line for each. Of pages whose paths differ by a number, it reads the first.
 * @param wholePaths pages of which it also has every line that no earlier page has
 */
export async function siteOutline(siteUrl: string, wholePaths: readonly string[] = []): Promise<string> {
  const listed = (await Promise.all((await sitemapLocations(`${siteUrl}/sitemap.xml`)).map(sitemapLocations))).flat();
  const paths = [...new Set([...listed.map((url) => url.replace(siteUrl, '')), ...unlisted])].sort();
  const summaries: string[] = [];
  const whole = new Set<string>();
  // Lists that the site reads in the background add these to the sitemap, sooner or later.
  const isLate = (path: string) => /^\/(?:documents|parts)\//.test(path);
  for (const path of paths.filter((each) => !/-(?!1\/)\d+\/$/.test(each) && !isLate(each))) {
    const response = await fetch(siteUrl + path);
    const outline = outlineOf((await response.text()).replaceAll(siteUrl, ''));
    summaries.push(`${path}  ${response.status}  ${summary(outline)}`);
    if (!wholePaths.includes(path)) continue;
    whole.add(`\n${path}`);
    for (const [subject, lines] of outline) for (const line of lines) whole.add(`${subject}: ${line}`);
  }
  return `${[...summaries, ...whole].join('\n')}\n`;
}
