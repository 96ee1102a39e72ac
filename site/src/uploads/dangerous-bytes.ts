/** A kind of file that is harmful to open, recognized by its first bytes. */
interface Danger {
  /** Extensions under which it is what it says; an editor has to allow them. */
  extensions: readonly string[];
  begins(bytes: Buffer, text: string): boolean;
}

function magic(...starts: readonly number[][]): Danger['begins'] {
  return (bytes) => starts.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/** A program for Windows: the old header points to the new one. Without it, "MZ" may begin any other file. */
function isWindowsProgram(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 2) !== 'MZ' || bytes.length < 64) return false;
  const at = bytes.readUInt32LE(0x3c);
  return at + 4 <= bytes.length && bytes.toString('latin1', at, at + 4) === 'PE\0\0';
}

const HTML = /^<(?:!doctype\s+html|html|head|body|script|iframe|form|meta|title)[\s>]/i;
const SVG = /^<(?:\w+:)?svg[\s>]/i;
/** What may precede the first element. Each part is read once: one expression for all of them would try every split. */
const PROLOGUE = [/\s+/y, /<\?xml[^>]*>/iy, /<!--[\s\S]*?-->/y, /<!doctype\s+svg[^>]*>/iy];

function afterPrologue(text: string): string {
  let at = 0;
  const skips = (part: RegExp) => {
    part.lastIndex = at;
    const found = part.test(text);
    if (found) at = part.lastIndex;
    return found;
  };
  while (PROLOGUE.some(skips));
  return text.slice(at);
}

const dangers: readonly Danger[] = [
  { extensions: ['exe', 'dll', 'scr'], begins: isWindowsProgram },
  {
    extensions: ['elf', 'so', 'bin', 'dylib', 'class'],
    // ELF, Mach-O in both orders, and Java or universal Mach-O.
    begins: magic(
      [0x7f, 0x45, 0x4c, 0x46],
      [0xcf, 0xfa, 0xed, 0xfe],
      [0xce, 0xfa, 0xed, 0xfe],
      [0xfe, 0xed, 0xfa, 0xcf],
      [0xfe, 0xed, 0xfa, 0xce],
      [0xca, 0xfe, 0xba, 0xbe],
    ),
  },
  // A shortcut to a program.
  { extensions: ['lnk'], begins: magic([0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00]) },
  { extensions: ['sh', 'py', 'rb', 'pl'], begins: (_bytes, text) => /^#!\s*\//.test(text) },
  { extensions: ['php'], begins: (_bytes, text) => /^\s*<\?(?:php|=)/i.test(text) },
  { extensions: ['html', 'htm', 'xhtml'], begins: (_bytes, text) => HTML.test(afterPrologue(text)) },
  { extensions: ['svg'], begins: (_bytes, text) => SVG.test(afterPrologue(text)) },
];

/** How many bytes of a file's beginning `isDangerous` looks at. */
export const SNIFFED_BYTES = 4096;

function decode(bytes: Buffer): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Whether a file is a program, a web page, a drawing with scripts or a script under another name. Bytes of an unknown
 * kind pass: drawings such as .dwg and .step have no common beginning.
 * @param bytes the file's first `SNIFFED_BYTES`
 * @param extension of the file's name, in lower case
 */
export function isDangerous(bytes: Buffer, extension: string): boolean {
  const text = decode(bytes);
  return dangers.some(({ extensions, begins }) => begins(bytes, text) && !extensions.includes(extension));
}
