import { allowedHref } from './link-url.ts';

/** Elements that visitors can make, by those that they may paste. */
const elements: Readonly<Record<string, string>> = {
  ...{ B: 'B', STRONG: 'B', I: 'I', EM: 'I', BR: 'BR', A: 'A', UL: 'UL', OL: 'OL', LI: 'LI' },
  ...{ P: 'P', DIV: 'P', H1: 'P', H2: 'P', H3: 'P', H4: 'P', H5: 'P', H6: 'P', BLOCKQUOTE: 'P', PRE: 'P', TR: 'P' },
};
/** Elements whose text is not for people. */
const unread = new Set('SCRIPT STYLE TITLE TEMPLATE NOSCRIPT IFRAME OBJECT SVG MATH TEXTAREA SELECT HEAD'.split(' '));
/** Elements that are lines of their own. */
const blocks = 'p,ul,ol,div,h1,h2,h3,h4,h5,h6,blockquote,pre,tr';
const DEEPEST = 50;

/**
 * HTML from the clipboard, a link or a draft as nodes that visitors could have made with the buttons. Nothing of it is
 * reused: the text is parsed in a document where nothing loads or runs, and each element is made anew, without
 * attributes except the address of a link. What is stored is sanitized on the server, whatever is shown here.
 */
export function allowedNodes(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(withoutRefused(html), 'text/html');
  const fragment = document.createDocumentFragment();
  copyChildren(parsed.body, fragment, 0);
  return fragment;
}

/** The page's policy refuses styles and handlers also where nothing runs, each with a report; without them it is silent. */
function withoutRefused(html: string): string {
  return html
    .replace(/<style\b[^<]*<\/style>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/[\s/](?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, ' '),
    );
}

function copyChildren(from: Node, to: Node, depth: number): void {
  for (const node of from.childNodes) copy(node, to, depth);
}

function copy(node: Node, to: Node, depth: number): void {
  if (node.nodeType === Node.TEXT_NODE) {
    to.appendChild(document.createTextNode((node.nodeValue ?? '').replace(/[\t\n\r ]+/g, ' ')));
    return;
  }
  const name = node.nodeName.toUpperCase();
  if (node.nodeType !== Node.ELEMENT_NODE || unread.has(name) || depth > DEEPEST) return;
  const made = elementFor(name, node);
  // A paragraph that holds others gives way to them: editors' and Word's boxes are nested.
  const isBox = made?.nodeName === 'P' && node instanceof Element && hasBlocks(node);
  if (!made || isBox) {
    copyChildren(node, to, depth + 1);
    return;
  }
  to.appendChild(made);
  copyChildren(node, made, depth + 1);
}

function hasBlocks(element: Element): boolean {
  return element.querySelector(blocks) !== null;
}

function elementFor(name: string, node: Node): HTMLElement | undefined {
  const made = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (made === undefined) return undefined;
  if (made !== 'A') return document.createElement(made);
  const href = node instanceof Element ? allowedHref(node.getAttribute('href')) : undefined;
  if (!href) return undefined;
  const link = document.createElement('a');
  link.href = href;
  return link;
}
