/** One event of a stream; `data` is one text, its lines joined. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
}

/** Far longer than any event of ours: an endless line is no event stream. */
const longestEvent = 16_384;

/**
 * Reads `text/event-stream` (HTML standard, 9.2.6) from pieces that may end anywhere. Comments, ids and waiting times
 * are ignored.
 */
export class EventStreamReader {
  /** The line that has not ended yet. */
  private rest = '';
  /** The last piece ended in a carriage return: a line feed that follows belongs to it. */
  private endedInReturn = false;
  private type = '';
  private data: string[] = [];

  /** The events that this piece completes; null when the text is no event stream. */
  feed(piece: string): StreamEvent[] | null {
    const events: StreamEvent[] = [];
    for (const line of this.linesOf(piece)) {
      if (line !== '') this.take(line);
      else events.push(...this.end());
    }
    const held = this.data.reduce((sum, line) => sum + line.length, this.rest.length);
    return held > longestEvent ? null : events;
  }

  private linesOf(piece: string): string[] {
    const text = this.endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    if (piece !== '') this.endedInReturn = piece.endsWith('\r');
    const lines = `${this.rest}${text}`.split(/\r\n|\r|\n/);
    this.rest = lines.pop() ?? '';
    return lines;
  }

  private take(line: string): void {
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.type = value;
    else if (field === 'data') this.data.push(value);
  }

  /** An empty line ends an event; one without data is ignored. */
  private end(): StreamEvent[] {
    const { type, data } = this;
    this.type = '';
    this.data = [];
    return data.length === 0 ? [] : [{ type: type || 'message', data: data.join('\n') }];
  }
}
