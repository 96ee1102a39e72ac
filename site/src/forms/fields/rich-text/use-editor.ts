import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importWithRetry } from '../../../islands/import-with-retry.ts';
import { noFormatting } from './formatting.ts';
import type { createRichTextEditor, RichTextEditor } from './rich-text-editor.ts';

/** Whether the editor may take the place of the plain input without moving the cursor of somebody who types. */
function mayReplace(input: HTMLTextAreaElement, isComposing: boolean): boolean {
  if (document.activeElement !== input) return true;
  return !isComposing && input.selectionStart === input.value.length;
}

interface UsedEditor {
  /** The plain input, until the editor takes its place. */
  input: RefObject<HTMLTextAreaElement | null>;
  /** The element for the editor, once `isShown`. */
  root: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  editor: RichTextEditor | undefined;
  formatting: typeof noFormatting;
  /** Loads the editor, and calls back when it is there. */
  load: (then?: (editor: RichTextEditor) => void) => void;
  /** Something happened in the plain input after which the editor may take its place. */
  recheck: (isComposing?: boolean) => void;
}

/**
 * The editor of a text, from the first use of the field. What was typed before is in the editor then, and where its
 * code never arrives, visitors go on typing plain text.
 */
export function useEditor(html: string, onChange: (html: string) => void): UsedEditor {
  const input = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const waiting = useRef<(editor: RichTextEditor) => void>(undefined);
  const hadFocus = useRef(false);
  /** The newest HTML, here and in the editor. */
  const known = useRef({ html, inEditor: html, onChange });
  known.current.html = html;
  known.current.onChange = onChange;
  const [create, setCreate] = useState<typeof createRichTextEditor>();
  const [isShown, setIsShown] = useState(false);
  const [editor, setEditor] = useState<RichTextEditor>();
  const [formatting, setFormatting] = useState(noFormatting);

  const show = () => {
    hadFocus.current = document.activeElement === input.current;
    setIsShown(true);
  };
  const recheck = (isComposing = false) => {
    if (create && !isShown && input.current && mayReplace(input.current, isComposing)) show();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code is there
  useEffect(() => {
    if (create && waiting.current) show();
    else recheck();
  }, [create]);

  useLayoutEffect(() => {
    if (!create || !isShown || !root.current) return;
    known.current.inEditor = known.current.html;
    const made = create({
      root: root.current,
      html: known.current.html,
      onChange(next) {
        known.current.inEditor = next;
        known.current.onChange(next);
      },
      onFormatting: setFormatting,
    });
    setEditor(made);
    if (hadFocus.current || waiting.current) made.focusEnd();
    waiting.current?.(made);
    waiting.current = undefined;
    return () => made.destroy();
  }, [create, isShown]);

  // The form was reset, or a draft was read.
  useEffect(() => {
    if (!editor || html === known.current.inEditor) return;
    known.current.inEditor = html;
    editor.setHtml(html);
  }, [editor, html]);

  return {
    input,
    root,
    isShown,
    editor,
    formatting,
    recheck,
    load(then) {
      if (editor) return then?.(editor);
      if (then) waiting.current = then;
      if (create) return then ? show() : recheck();
      importWithRetry(() => import('./rich-text-editor.ts')).then(
        (module) => setCreate(() => module.createRichTextEditor),
        console.warn,
      );
    },
  };
}
