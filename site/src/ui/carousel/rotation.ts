import { assertNever } from '@headwater/contract/assert-never.ts';

/** Whether a carousel rotates, and what is pausing it. */
export interface Rotation {
  /** `insisted`: started by hand, so it rotates despite the mouse and focus on the button. */
  mode: 'running' | 'paused' | 'insisted';
  isHovered: boolean;
  isFocused: boolean;
}

export type RotationEvent = 'toggle' | 'swipe' | 'hover' | 'unhover' | 'focus' | 'blur';

export const initialRotation: Rotation = { mode: 'running', isHovered: false, isFocused: false };

export function isRotating({ mode, isHovered, isFocused }: Rotation): boolean {
  return mode === 'insisted' || (mode === 'running' && !isHovered && !isFocused);
}

/** `insisted` ends when mouse and focus have left; from then on either pauses again. */
function leave(rotation: Rotation): Rotation {
  const isAlone = !rotation.isHovered && !rotation.isFocused;
  return rotation.mode === 'insisted' && isAlone ? { ...rotation, mode: 'running' } : rotation;
}

/** The next state. A visitor who pauses or swipes takes control: only the button starts it again. */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event) {
    case 'toggle':
      return { ...rotation, mode: rotation.mode === 'paused' ? 'insisted' : 'paused' };
    case 'swipe':
      return { ...rotation, mode: 'paused' };
    case 'hover':
      return { ...rotation, isHovered: true };
    case 'unhover':
      return leave({ ...rotation, isHovered: false });
    case 'focus':
      return { ...rotation, isFocused: true };
    case 'blur':
      return leave({ ...rotation, isFocused: false });
    default:
      return assertNever(event, 'event');
  }
}
