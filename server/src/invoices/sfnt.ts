import { inflateSync } from 'node:zlib';

const [headBytes, entryBytes] = [44, 20];
const [plainHeadBytes, plainEntryBytes] = [12, 16];
/** Tables begin at whole words. */
const padded = (bytes: number) => (bytes + 3) & ~3;

/**
 * A WOFF file as the font it packs (WOFF 1.0, section 4): its tables inflated, under their own directory.
 * A reader of WOFF inflates the table of all shapes again for each glyph, which takes minutes for a long text.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableOf(woff, headBytes + at * entryBytes));
  const head = Buffer.alloc(plainHeadBytes + count * plainEntryBytes);
  woff.copy(head, 0, 4, 8);
  const largest = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** largest * plainEntryBytes, 6);
  head.writeUInt16BE(largest, 8);
  head.writeUInt16BE((count - 2 ** largest) * plainEntryBytes, 10);
  let offset = head.length;
  for (const [at, { entry, data, bytes }] of tables.entries()) {
    const to = plainHeadBytes + at * plainEntryBytes;
    // Tag, then the checksum, which stands last in the packed file.
    entry.copy(head, to, 0, 4);
    entry.copy(head, to + 4, 16, 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(bytes, to + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...tables.map(({ data }) => data)]);
}

function tableOf(woff: Buffer, at: number) {
  const entry = woff.subarray(at, at + entryBytes);
  const [start, packed, bytes] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
  const part = woff.subarray(start, start + packed);
  const data = Buffer.alloc(padded(bytes));
  (packed < bytes ? inflateSync(part) : part).copy(data);
  return { entry, data, bytes };
}
