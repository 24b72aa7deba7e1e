/** Bytes in memory that is not shared. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A buffer for bodies, and how they are parsed. */
export interface Parser {
  /** Memory that is free to be overwritten; a body that does not fit gets a larger one. */
  readonly spare: Bytes;
  /** Throws if the body is no JSON. */
  readonly parse: (body: Bytes) => unknown;
}

const decoder = new TextDecoder();

export const textOf = (body: Bytes): string => decoder.decode(body);

export const plainJson: Parser = { spare: new Uint8Array(), parse: (body) => JSON.parse(textOf(body)) };

/**
 * A whole body as bytes: reading it as text takes more than twice the time (docs/adr/0025). Rejects if the connection
 * breaks.
 */
export async function bytesOf({ headers, body }: Response, spare: Bytes): Promise<Bytes> {
  const said = Number(headers.get('Content-Length'));
  let bytes = said > spare.length ? roomFor(said) : spare;
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return bytes.subarray(0, length);
    if (length + value.length > bytes.length) {
      const before = bytes.subarray(0, length);
      // A compressed body is longer than its `Content-Length`.
      bytes = roomFor(Math.max(length + value.length, 2 * length));
      bytes.set(before);
    }
    bytes.set(value, length);
    length += value.length;
  }
}

/** A little more, so that the next body fits too. */
const roomFor = (length: number) => new Uint8Array(Math.ceil(length * 1.1));

/** Whether `length` bytes from these places on are equal; sixteen at a time, since bodies have megabytes. */
export function isSame(a: DataView, aAt: number, b: DataView, bAt: number, length: number): boolean {
  if (aAt + length > a.byteLength || bAt + length > b.byteLength) return false;
  const differ = (at: number) => a.getInt32(aAt + at) ^ b.getInt32(bAt + at);
  let at = 0;
  for (; at + 16 <= length; at += 16)
    if ((differ(at) | differ(at + 4) | differ(at + 8) | differ(at + 12)) !== 0) return false;
  for (; at < length; at++) if (a.getUint8(aAt + at) !== b.getUint8(bAt + at)) return false;
  return true;
}
