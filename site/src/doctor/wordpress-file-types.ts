/** Extensions whose type WordPress knows: `wp_get_mime_types` in WordPress 7.0. A plugin may add others. */
const known: ReadonlySet<string> = new Set(
  [
    'jpg jpeg jpe gif png bmp tiff tif webp avif ico heic heif heics heifs psd xcf',
    'asf asx wmv wmx wm avi divx flv mov qt mpeg mpg mpe mp4 m4v ogv webm mkv 3gp 3gpp 3g2 3gp2',
    'mp3 m4a m4b aac ra ram wav x-wav ogg oga flac mid midi wma wax mka',
    'txt asc c cc h srt csv tsv ics rtx css htm html vtt dfxp rtf js swf class exe pdf',
    'tar zip gz gzip rar 7z',
    'doc docx docm dotx dotm wri wp wpd odt pages',
    'xla xls xlt xlw xlsx xlsm xlsb xltx xltm xlam ods numbers mdb mpp',
    'pot pps ppt pptx pptm ppsx ppsm potx potm ppam sldx sldm odp key',
    'onetoc onetoc2 onetmp onepkg oxps xps odg odc odb odf',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Those of a field's extensions whose type WordPress does not know, such as dwg.
 * @param extensions in lower case
 */
export function unknownToWordPress(extensions: readonly string[]): string[] {
  return extensions.filter((extension) => !known.has(extension));
}
