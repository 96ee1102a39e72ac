import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import Squire from 'squire-rte';
import { allowedNodes } from './allowed-nodes.ts';
import type { FormattingCommand, FormattingState } from './formatting.ts';

interface EditorOptions {
  /** The element whose content visitors edit. */
  root: HTMLElement;
  html: string;
  /** Called with the HTML after each change; with an empty text where only blanks are left. */
  onChange: (html: string) => void;
  onFormatting: (state: FormattingState) => void;
}

/** What the field does with its editor. */
export interface RichTextEditor {
  run: (command: Exclude<FormattingCommand, 'link'>) => void;
  /** Links the selected text, or inserts the address as a link. */
  link: (url: string) => void;
  /** The address of the link at the cursor. */
  linkAtCursor: () => string;
  setHtml: (html: string) => void;
  /** Moves the focus to the end of the text. */
  focusEnd: () => void;
  focus: () => void;
  destroy: () => void;
}

/** Shortcuts for formatting that has no button, and Tab, which moves the focus as everywhere on the page. */
const unusedKeys = ['u', 'Shift-7', 'Shift-5', 'Shift-6', '[', ']', 'd']
  .flatMap((key) => [`Ctrl-${key}`, `Meta-${key}`])
  .concat('Tab', 'Shift-Tab');

/** The editor of Fastmail, with the formatting of the buttons only. Its code loads with the first use of such a field. */
export function createRichTextEditor({ root, html, onChange, onFormatting }: EditorOptions): RichTextEditor {
  const squire = new Squire(root, { blockTag: 'P', addLinks: false, sanitizeToDOMFragment: allowedNodes });
  for (const key of unusedKeys) squire.setKeyHandler(key, null);
  let steps = { undo: false, redo: false };

  const isIn = (list: 'UL' | 'OL') =>
    squire
      .getPath()
      .split('>')
      .some((step) => /^\w+/.exec(step)?.[0] === list);
  const reportFormatting = () => {
    const [bullets, numbers] = [isIn('UL'), isIn('OL')];
    const [bold, italic, link] = ['B', 'I', 'A'].map((tag) => squire.hasFormat(tag));
    onFormatting({ bold: bold === true, italic: italic === true, link: link === true, bullets, numbers, ...steps });
  };
  const setHtml = (next: string) => {
    // The line breaks between elements would be spaces.
    squire.setHTML(
      renderedHtml(next, '')
        .replace(/(<br \/>|<\/\w+>)\n/g, '$1')
        .trim(),
    );
    steps = { undo: false, redo: false };
    reportFormatting();
  };
  setHtml(html);

  squire.addEventListener('input', () => {
    onChange(root.textContent?.trim() ? squire.getHTML() : '');
    reportFormatting();
  });
  squire.addEventListener('pathChange', reportFormatting);
  squire.addEventListener('undoStateChange', (event: Event) => {
    const { canUndo, canRedo } = event instanceof CustomEvent ? event.detail : {};
    steps = { undo: canUndo === true, redo: canRedo === true };
    reportFormatting();
  });

  const commands = {
    bold: () => (squire.hasFormat('B') ? squire.removeBold() : squire.bold()),
    italic: () => (squire.hasFormat('I') ? squire.removeItalic() : squire.italic()),
    bullets: () => (isIn('UL') ? squire.removeList() : squire.makeUnorderedList()),
    numbers: () => (isIn('OL') ? squire.removeList() : squire.makeOrderedList()),
    unlink: () => squire.removeLink(),
    undo: () => squire.undo(),
    redo: () => squire.redo(),
  } satisfies Record<Exclude<FormattingCommand, 'link'>, () => unknown>;

  return {
    run(command) {
      commands[command]();
      squire.focus();
      reportFormatting();
    },
    link(url) {
      squire.focus();
      squire.makeLink(url);
    },
    linkAtCursor() {
      const { startContainer } = squire.getSelection();
      const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
      return element?.closest('a')?.href ?? '';
    },
    setHtml,
    focusEnd: () => squire.focus().moveCursorToEnd(),
    focus: () => squire.focus(),
    destroy: () => squire.destroy(),
  };
}
