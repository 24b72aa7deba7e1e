import { Readable } from 'node:stream';

/**
 * What one client is told: `event: changed` with the revision of his center, `event: presence` with who else is where he
 * is, and comments while nothing changes. What he has not taken yet is one of each, however many there were: a slow reader
 * costs no memory.
 */
export class ChangeStream extends Readable {
  private isWanted = false;
  private isBeatDue = false;
  private isOver = false;
  private latest = 0;
  private told = 0;
  private here = nobody;
  private toldHere = nobody;

  /** `gone` is called once, however the stream ends. */
  constructor(private readonly gone: () => void) {
    super({ highWaterMark: 1 });
  }

  override _read(): void {
    this.isWanted = true;
    this.flush();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.gone();
    done(error);
  }

  changed(revision: number): void {
    this.latest = Math.max(this.latest, revision);
    this.flush();
  }

  /** Who else is where he is, as JSON on one line; the same told again is nothing new. */
  present(here: string): void {
    this.here = here;
    this.flush();
  }

  /** A sign of life. False when the client has not even taken the last one. */
  beat(): boolean {
    if (this.isBeatDue) return false;
    this.isBeatDue = true;
    this.flush();
    return true;
  }

  /** Nothing more comes: the answer ends. */
  end(): void {
    if (this.isOver || this.destroyed) return;
    this.isOver = true;
    this.push(null);
  }

  private flush(): void {
    const told = this.latest > this.told ? changed(this.latest) : '';
    const text = `${this.isBeatDue ? beat : ''}${told}${this.here === this.toldHere ? '' : present(this.here)}`;
    if (!this.isWanted || text === '' || this.isOver || this.destroyed) return;
    this.isWanted = false;
    this.isBeatDue = false;
    this.told = this.latest;
    this.toldHere = this.here;
    this.push(text);
  }
}

/** What a stream begins with. */
const nobody = '[]';
const beat = ':\n\n';
const changed = (revision: number) => `event: changed\ndata: ${revision}\n\n`;
const present = (here: string) => `event: presence\ndata: ${here}\n\n`;
