import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventStreamReader, type StreamEvent } from '../../src/sync/stream/event-stream.ts';

function readAll(pieces: readonly string[]): StreamEvent[] | null {
  const reader = new EventStreamReader();
  const events: StreamEvent[] = [];
  for (const piece of pieces) {
    const ended = reader.feed(piece);
    if (ended === null) return null;
    events.push(...ended);
  }
  return events;
}

const changed = (data: string) => ({ type: 'changed', data });

describe('a stream of events', () => {
  it('is read event by event, an empty line ending each', () => {
    expect(readAll(['event: changed\ndata: 7\n\nevent: changed\ndata: 8\n\n'])).toEqual([changed('7'), changed('8')]);
  });

  it('says nothing by comments, ids, waiting times and events without data', () => {
    expect(readAll([':\n\n: alive\n\nid: 3\nretry: 10\n\nevent: changed\n\ndata\n\n'])).toEqual([
      { type: 'message', data: '' },
    ]);
  });

  it('takes off one space after the colon, and joins lines of data', () => {
    expect(readAll(['data:  a\ndata:b:c\ndata:\n\n'])).toEqual([{ type: 'message', data: ' a\nb:c\n' }]);
  });

  it('forgets an event that was not ended', () => {
    expect(readAll(['event: changed\ndata: 7\n'])).toEqual([]);
  });

  it('is the same wherever its pieces end, and whichever way its lines do', () => {
    const line = fc.constantFrom('event: changed', 'data: 12', 'data: é🚚', ': comment', 'data', '', '');
    const ending = fc.constantFrom('\n', '\r', '\r\n');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(line, ending), { maxLength: 14 }),
        fc.array(fc.nat(120), { maxLength: 8 }),
        (lines, at) => {
          // An empty line that ends in LF after one in CR would be read as the end of that one.
          const usual = lines.map(
            ([text, end], nth) =>
              `${text}${lines[nth - 1]?.[1] === '\r' && text === '' && end !== '\r\n' ? '\r' : end}`,
          );
          const whole = usual.join('');
          const cuts = [0, ...at.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length];
          const pieces = cuts.slice(1).map((cut, nth) => whole.slice(cuts[nth], cut));
          expect(readAll(pieces)).toEqual(readAll([whole]));
          expect(readAll([...whole])).toEqual(readAll([whole]));
          expect(readAll([whole])).toEqual(readAll([lines.map(([text]) => `${text}\n`).join('')]));
        },
      ),
    );
  });

  it('is none when something goes on without an end', () => {
    expect(readAll(Array.from({ length: 20 }, () => 'x'.repeat(1_000)))).toBeNull();
    expect(readAll(Array.from({ length: 20 }, () => `data: ${'x'.repeat(1_000)}\n`))).toBeNull();
    expect(readAll(Array.from({ length: 100 }, () => `: ${'x'.repeat(1_000)}\n`))).toEqual([]);
  });
});
