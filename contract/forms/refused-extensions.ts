/** Extensions of programs and web pages, which Gravity Forms refuses in a file field that allows all others. */
export const refusedExtensions: ReadonlySet<string> = new Set(
  'php asp aspx cmd csh bat html htm hta jar exe com js lnk htaccess phar phtml ps1 ps2 php3 php4 php5 php6 py rb tmp'.split(
    ' ',
  ),
);
