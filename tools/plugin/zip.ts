import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the first date that a zip can state: the same files make the same archive. */
const DATE = 0x21;
const DEFLATE = 8;
const VERSION = 20;
/** File names are UTF-8. */
const UTF8 = 0x800;
/** A regular file that everyone may read, made on Unix. */
const MADE_BY = (3 << 8) | VERSION;
const MODE = (0o100644 << 16) >>> 0;

interface Entry {
  name: Buffer;
  /** What local header and directory have in common. */
  facts: Buffer;
  packed: Buffer;
}

function entry(name: string, content: Buffer): Entry {
  const packed = deflateRawSync(content, { level: 9 });
  const bytes = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8, 2);
  facts.writeUInt16LE(DEFLATE, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(bytes.length, 22);
  return { name: bytes, facts, packed };
}

function directoryRecord({ name, facts }: Entry, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.write('PK\x01\x02', 'latin1');
  head.writeUInt16LE(MADE_BY, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(MODE, 6);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, facts, tail, name]);
}

/**
 * Packs files into a zip archive, for a few hundred small files: no archive over 4 GB, no folders of their own.
 * @param files contents by path with forward slashes
 */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const packed = entry(name, content);
    directory.push(directoryRecord(packed, offset));
    const local = [Buffer.from('PK\x03\x04', 'latin1'), packed.facts, packed.name, packed.packed];
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
