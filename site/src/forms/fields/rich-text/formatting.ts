/** What the text at the cursor may be. */
const toggles = ['bold', 'italic', 'bullets', 'numbers', 'link'] as const;
export type Toggle = (typeof toggles)[number];

/** What a button above the text does. */
export type FormattingCommand = Toggle | 'unlink' | 'undo' | 'redo';

/** What holds for the text at the cursor, and what can be undone. */
export type FormattingState = Readonly<Record<Toggle | 'undo' | 'redo', boolean>>;

export const noFormatting: FormattingState = {
  bold: false,
  italic: false,
  bullets: false,
  numbers: false,
  link: false,
  undo: false,
  redo: false,
};

/** Whether a button shows a state; the others do something once. */
export function isToggle(command: FormattingCommand): command is Toggle {
  return toggles.some((toggle) => toggle === command);
}

/** Whether a button has nothing to do. */
export function isIdle(command: FormattingCommand, state: FormattingState): boolean {
  if (command === 'unlink') return !state.link;
  return (command === 'undo' || command === 'redo') && !state[command];
}
