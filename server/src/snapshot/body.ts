import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** For a smaller body compression costs more than it saves. */
const worthBytes = 1400;

/**
 * The text of a snapshot without its end: `version` differs from one request to the next, the rest is shared. It is
 * compressed once for all versions: `gzip` appends the end of this request as a stored block.
 */
export class SnapshotBody {
  private readonly shared: Buffer;
  private deflated: Promise<Buffer> | null = null;
  private sharedCrc: number | null = null;

  /** `open` is a JSON object with at least one key and without its closing brace. */
  constructor(open: string) {
    this.shared = Buffer.from(open);
  }

  get isWorthGzip(): boolean {
    return this.shared.length >= worthBytes;
  }

  plain(version: number | null): Buffer {
    return Buffer.concat([this.shared, endOf(version)]);
  }

  /** In pieces, of which the large one is shared with all other answers. */
  async gzip(version: number | null): Promise<readonly Buffer[]> {
    this.deflated ??= deflate(this.shared, { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_SYNC_FLUSH });
    const end = endOf(version);
    return [gzipHeader, await this.deflated, Buffer.concat([storedBlock(end), this.trailer(end)])];
  }

  private trailer(end: Buffer): Buffer {
    const trailer = Buffer.alloc(8);
    this.sharedCrc ??= crc32(this.shared);
    trailer.writeUInt32LE(crc32(end, this.sharedCrc), 0);
    trailer.writeUInt32LE((this.shared.length + end.length) % 2 ** 32, 4);
    return trailer;
  }
}

const endOf = (version: number | null) => Buffer.from(version === null ? '}' : `,"version":${version}}`);

/** RFC 1952: magic, deflate, no flags, no time, fastest, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]);

/** RFC 1951, 3.2.4: the final block, uncompressed, after a stream that was flushed to a byte boundary. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
