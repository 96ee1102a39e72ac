import { type HtmlTag, htmlTags, type Replacement, withReplacements } from './html-tags.ts';

/**
 * What shows nothing, or nothing that works, without WordPress's scripts and forms, or links to pages that the site doesn't
 * have: days, comments, more of a list, signing in. It is left out with all that it contains.
 */
const LEFT_OUT = new Set([
  'wp-block-accordion-heading__toggle-icon',
  'wp-block-archives',
  'wp-block-avatar',
  'wp-block-breadcrumbs',
  'wp-block-calendar',
  'wp-block-categories-dropdown',
  'wp-block-comments',
  'wp-block-icon',
  'wp-block-loginout',
  'wp-block-latest-comments',
  'wp-block-navigation__responsive-container-close',
  'wp-block-playlist',
  'wp-block-navigation__responsive-container-open',
  'wp-block-post-author__avatar',
  'wp-block-tab-list',
  'wp-block-post-comments-count',
  'wp-block-post-comments-form',
  'wp-block-post-comments-link',
  'wp-block-query-pagination',
  // In place of a block that failed, such as a feed that doesn't respond.
  'components-placeholder',
]);

const TOUCHED = new RegExp(`${[...LEFT_OUT].join('|')}|wp-block-(?:accordion|cover|tab-panel)|wp-playlist|<form`, 'i');

interface Element {
  tag: HtmlTag;
  closing: HtmlTag;
  inside: string;
}

/** What stands in place of an element, or of each of its tags. */
type Change = { whole: string } | { open: string; close: string };

/** The elements of a text that close, in the order of their opening tags. */
function elementsOf(html: string): Element[] {
  const waiting = new Map<string, HtmlTag[]>();
  const elements: Element[] = [];
  for (const tag of htmlTags(html)) {
    const open = waiting.get(tag.name) ?? [];
    waiting.set(tag.name, open);
    if (tag.kind === 'open') open.push(tag);
    const opened = tag.kind === 'close' ? open.pop() : undefined;
    if (opened) elements.push({ tag: opened, closing: tag, inside: html.slice(opened.end, tag.start) });
  }
  return elements.sort((one, other) => one.tag.start - other.tag.start);
}

/** The picture behind a block, which WordPress writes as a style where it is fixed or repeated. */
function background({ style = '', 'aria-label': label = '' }: HtmlTag['attributes']): string {
  const [, written = ''] = style.split('url(', 2);
  const url = written
    .split(')', 1)
    .join('')
    .replace(/&quot;|&#0?39;|["'<>\s]/g, '');
  const alt = label.replaceAll('"', '&quot;');
  return url ? `<img class="wp-block-cover__image-background" src="${url}" alt="${alt}">` : '';
}

/** What WordPress shows of a playlist where scripts are off: links to its files. */
function withoutScript(playlist: string): string {
  const [, shown = ''] = playlist.split('<noscript>', 2);
  return shown.split('</noscript>', 1).join('');
}

function details(isOpen: boolean, summary = ''): Change {
  return { open: `<details class="wp-block-details"${isOpen ? ' open' : ''}>${summary}`, close: '</details>' };
}

/** The words of a tab, and whether it is the first one. */
interface Tab {
  words: string;
  isFirst: boolean;
}

/** @param tabs by the IDs of their buttons */
function changeOf(html: string, { tag, closing, inside }: Element, tabs: ReadonlyMap<string, Tab>): Change | undefined {
  const classes = tag.attributes.class?.split(/\s+/) ?? [];
  const written = html.slice(tag.start, tag.end);
  if (tag.name === 'form' || classes.some((name) => LEFT_OUT.has(name))) return { whole: '' };
  if (classes.includes('wp-playlist')) return { whole: withoutScript(inside) };
  if (classes.includes('wp-block-accordion-item')) return details(classes.includes('is-open'));
  if (classes.includes('wp-block-accordion-heading')) {
    return { open: `<summary>${written}`, close: `${html.slice(closing.start, closing.end)}</summary>` };
  }
  if (classes.includes('wp-block-tab-panel')) {
    const tab = tabs.get(tag.attributes['aria-labelledby'] ?? '');
    return tab && details(tab.isFirst, `<summary>${tab.words}</summary>`);
  }
  const picture = background(tag.attributes);
  if (picture && classes.includes('wp-block-cover__image-background')) return { whole: picture };
  const isCover = picture && classes.includes('wp-block-cover');
  return isCover ? { open: written + picture, close: html.slice(closing.start, closing.end) } : undefined;
}

/**
 * Rewrites blocks of WordPress's editor that need its scripts or styles to what works without them: accordions and tabs
 * become details, fixed backgrounds pictures, playlists lists of links. What cannot is left out, and so is every form
 * that isn't one of the site's: the sanitizer would leave its labels.
 */
export function withPreparedBlocks(html: string): string {
  if (!TOUCHED.test(html)) return html;
  const elements = elementsOf(html);
  const tabs = new Map<string, Tab>();
  let list = -1;
  for (const { tag, inside } of elements) {
    if (tag.attributes.role === 'tablist') list = tag.end;
    if (tag.attributes.role !== 'tab' || !tag.attributes.id) continue;
    tabs.set(tag.attributes.id, { words: inside, isFirst: tag.start === list });
  }
  const replacements: Replacement[] = [];
  let done = 0;
  for (const element of elements) {
    const { tag, closing } = element;
    const change = tag.start < done ? undefined : changeOf(html, element, tabs);
    if (!change) continue;
    if ('whole' in change) {
      done = closing.end;
      replacements.push({ start: tag.start, end: closing.end, text: change.whole });
    } else {
      replacements.push({ start: tag.start, end: tag.end, text: change.open });
      replacements.push({ start: closing.start, end: closing.end, text: change.close });
    }
  }
  replacements.sort((one, other) => one.start - other.start);
  return withReplacements(html, withoutOverlaps(replacements));
}

/** Ill-nested elements end within what is left out. */
function withoutOverlaps(replacements: readonly Replacement[]): Replacement[] {
  let done = 0;
  return replacements.filter(({ start, end }) => {
    const isFree = start >= done;
    if (isFree) done = end;
    return isFree;
  });
}
