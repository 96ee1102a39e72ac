const LONGEST_NAME = 150;

/** A visitor's file name without folders and control characters, short enough for any disk, with its extension. */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // Control characters and marks that turn the direction of writing, which can disguise an extension.
  const visible = base.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  const extension = /\.[^.]{1,20}$/.exec(visible)?.[0] ?? '';
  const stem = visible.slice(0, visible.length - extension.length);
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'file'}${extension}`;
}
