const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** `{` and `[` in ASCII; each one's closing bracket is two further. */
function isOpening(byte: number): boolean {
  return byte === 0x7b || byte === 0x5b;
}

function isClosing(byte: number): boolean {
  return byte === 0x7d || byte === 0x5d;
}

/**
 * Follows how deep JSON nests, chunk by chunk, without parsing it: a parser that is handed millions of
 * levels blocks for seconds and takes a gigabyte. Brackets within strings do not count.
 * @returns a function that takes the next chunk of UTF-8 and tells whether the text is still within `most` levels
 */
export function createDepthCheck(most: number): (chunk: Uint8Array) => boolean {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;

  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
      } else if (byte === QUOTE) isInString = true;
      else if (isClosing(byte)) depth -= 1;
      else if (isOpening(byte)) {
        depth += 1;
        if (depth > most) return false;
      }
    }
    return true;
  };
}
