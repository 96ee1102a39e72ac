interface Click extends Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'> {}

/** Whether a click on a link opens it elsewhere, such as in a new tab. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey, button }: Click): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
