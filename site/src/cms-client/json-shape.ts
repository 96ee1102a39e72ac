const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** The size of a JSON document. */
export interface JsonShape {
  /** Levels of objects and arrays. */
  depth: number;
  /** Objects, arrays and the comma-separated values in them. */
  values: number;
}

/** `{` and `[` in ASCII; each closing bracket is two code points further. */
function isOpening(byte: number): boolean {
  return byte === 0x7b || byte === 0x5b;
}

function isClosing(byte: number): boolean {
  return byte === 0x7d || byte === 0x5d;
}

/**
 * Counts how deep JSON nests and how many values it has, chunk by chunk, without parsing it: a parser that gets
 * millions of levels or of empty objects blocks for seconds and takes hundreds of megabytes. The content of strings
 * does not count.
 * @returns a function that takes the next chunk of UTF-8 and returns which limit the text exceeds
 */
export function createShapeCheck(most: JsonShape): (chunk: Uint8Array) => keyof JsonShape | undefined {
  let depth = 0;
  let values = 0;
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
      else if (byte === COMMA) values += 1;
      else if (isClosing(byte)) depth -= 1;
      else if (isOpening(byte)) {
        depth += 1;
        values += 1;
        if (depth > most.depth) return 'depth';
      }
    }
    return values > most.values ? 'values' : undefined;
  };
}
