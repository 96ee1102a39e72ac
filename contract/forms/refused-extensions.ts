/** Extensions of programs and web pages. */
const refusedExtensions: ReadonlySet<string> = new Set(
  'php asp aspx cmd csh bat html htm hta jar exe com js lnk htaccess phar phtml ps1 ps2 php3 php4 php5 php6 py rb tmp'.split(
    ' ',
  ),
);

/**
 * Whether Gravity Forms refuses a file by its name in a field that allows all others: programs, web pages, and names in
 * which a server could take `.php.` for an extension.
 */
export function isRefusedName(name: string): boolean {
  const lowerCase = name.toLowerCase();
  return refusedExtensions.has(/\.([^.]+)$/.exec(lowerCase)?.[1] ?? '') || lowerCase.includes('.php.');
}
