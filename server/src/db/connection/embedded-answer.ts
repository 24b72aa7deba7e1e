import { messages, protocol } from '@electric-sql/pglite';

/** A message's kind is its first byte; its length, which counts itself, is in the next four. */
const kindBytes = 1;
const headerBytes = kindBytes + 4;
const row = 'D'.charCodeAt(0);
/** It is given whole messages, and remembers nothing between them. */
const others = new protocol.Parser();

/**
 * The messages of an answer to a statement; throws the database's error. PGlite's own reader copies each value of a row
 * twice.
 */
export function messagesIn(answer: Buffer): messages.BackendMessage[] {
  const found: messages.BackendMessage[] = [];
  for (let start = 0, end = 0; start < answer.length; start = end) {
    end = start + kindBytes + answer.readInt32BE(start + kindBytes);
    if (answer[start] === row) found.push(rowAt(answer, start, end));
    else others.parse(answer.subarray(start, end), (message) => found.push(message));
  }
  const failure = found.find((message) => message instanceof messages.DatabaseError);
  if (failure) throw failure;
  return found;
}

/** Each value is its length, -1 for null, and its text. */
function rowAt(answer: Buffer, start: number, end: number): messages.DataRowMessage {
  const values: (string | null)[] = [];
  for (let at = start + headerBytes + 2; at < end; ) {
    const length = answer.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : answer.toString('utf8', at, at + length));
    at += Math.max(length, 0);
  }
  return new messages.DataRowMessage(end - start, values);
}
