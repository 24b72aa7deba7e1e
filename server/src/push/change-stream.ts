import { Readable } from 'node:stream';

/**
 * The stream to one client: `event: changed` with the revision of his center, `event: presence` with colleagues at his
 * things, and comments while nothing changes. At most one event of each kind waits to be read: a slow reader costs no
 * memory.
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

  /** Colleagues at his things, as JSON on one line; the same list again is not sent. */
  present(here: string): void {
    this.here = here;
    this.flush();
  }

  /** A sign of life. False when the client has not even read the last one. */
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

/** The presence that a stream begins with. */
const nobody = '[]';
const beat = ':\n\n';
const changed = (revision: number) => `event: changed\ndata: ${revision}\n\n`;
const present = (here: string) => `event: presence\ndata: ${here}\n\n`;
