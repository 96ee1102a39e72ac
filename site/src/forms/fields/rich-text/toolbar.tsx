import * as texts from '@headwater/brand/texts.ts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type FormattingCommand, type FormattingState, isIdle, isToggle } from './formatting.ts';

/** Strokes on a 24 by 24 grid. */
const drawings = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 4v5M3 14h3l-3 4h3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  unlink: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1M3 3l18 18',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
} satisfies Record<FormattingCommand, string>;

// `Object.keys` loses the names.
const commands = Object.keys(drawings) as FormattingCommand[];

interface ToolbarProps {
  /** The field's label. */
  label: string;
  /** ID of the text. */
  controls: string;
  state: FormattingState;
  disabled: boolean;
  onCommand: (command: FormattingCommand) => void;
}

/** The button that an arrow key leads to; undefined for any other key. */
function target(key: string, at: number): number | undefined {
  const last = commands.length - 1;
  if (key === 'ArrowRight') return at === last ? 0 : at + 1;
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/**
 * The buttons above a text that visitors may format: one stop for the Tab key, arrow keys inside. A button that has
 * nothing to do can have the focus, so that the row stays the same for the fingers.
 */
export function Toolbar({ label, controls, state, disabled, onCommand }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = target(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className="form-tools"
      role="toolbar"
      aria-label={texts.formattingOf(label)}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {commands.map((command, at) => (
        <button
          key={command}
          type="button"
          className="form-tool"
          title={texts.formatting[command]}
          aria-label={texts.formatting[command]}
          aria-pressed={isToggle(command) ? state[command] : undefined}
          aria-disabled={isIdle(command, state) || undefined}
          disabled={disabled}
          tabIndex={at === current ? 0 : -1}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => !isIdle(command, state) && onCommand(command)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[command]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
