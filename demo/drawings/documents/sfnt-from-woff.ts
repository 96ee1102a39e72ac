import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF 1.0 font to the TrueType file inside it (https://www.w3.org/TR/WOFF/). pdfkit's font
 * reader misjudges the length of packed glyph tables, so it gets them unpacked.
 */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('Not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeader + sfntEntry * count);
  const power = Math.floor(Math.log2(count));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - (16 << power), 10);

  const tables: Buffer[] = [];
  let position = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeader + index * woffEntry;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const place = sfntHeader + index * sfntEntry;
    woff.copy(header, place, entry, entry + 4);
    header.writeUInt32BE(woff.readUInt32BE(entry + 16), place + 4);
    header.writeUInt32BE(position, place + 8);
    header.writeUInt32BE(length, place + 12);
    // Tables begin on four-byte boundaries.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    position += length + padding.length;
  }
  return Buffer.concat([header, ...tables]);
}
