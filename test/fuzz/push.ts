import type { Random } from '../engine/random.ts';
import { type FakeStream, FakeStreams, refusedWith } from '../engine/streams.ts';
import type { World } from '../engine/world.ts';

/** Time between the server's heartbeats. */
const beatMs = 15_000;

/**
 * The event streams of the model server, on a network that brings their events late, twice, not at all, or all at once;
 * that cuts them, keeps them back or has none. They can be switched off and on again.
 */
export class Push {
  private readonly streams = new FakeStreams();
  /** When the last event of a stream arrives: those that follow do not overtake it. */
  private readonly arrivals = new Map<FakeStream, number>();
  /** A proxy keeps events until it lets go of them. */
  private isKept = false;
  private kept: (() => void)[] = [];

  constructor(
    private readonly world: World,
    private readonly random: Random,
    private readonly isRough: () => boolean,
  ) {
    world.streams = this.open;
    world.server.onChanged = (center, revision) => this.changed(center, revision);
  }

  private readonly open: NonNullable<World['streams']> = async (request, options) => {
    const { world, streams } = this;
    if (world.network.isCut) return { kind: 'lost' };
    if (!world.server.users.has(options.token)) return refusedWith(401);
    const opened = await streams.open(request, options);
    const stream = opened.kind === 'open' ? streams.last : undefined;
    if (stream) {
      this.say(stream, word(world.server.truth(stream.center).revision));
      this.beat(stream);
    }
    return opened;
  };

  /** A change of the streams: the site's switch, the server, or the network between. */
  turn(): void {
    const { world, streams, random } = this;
    const turns: readonly (readonly [number, () => void])[] = [
      [3, () => (world.streams = world.streams ? null : this.open)],
      [
        1,
        () =>
          (streams.instead =
            random.pick([null, null, refusedWith(404), refusedWith(503), { kind: 'lost' }, 'never']) ?? null),
      ],
      [2, () => this.cutAll()],
      [2, () => this.keep(!this.isKept)],
    ];
    random.weighted(turns)?.();
  }

  /** All is well, or there are none. */
  heal(): void {
    this.keep(false);
    this.streams.instead = null;
    this.world.streams = this.random.chance(0.6) ? this.open : null;
  }

  private changed(center: number, revision: number): void {
    for (const stream of this.streams.live) if (stream.center === center) this.follow(stream, word(revision));
  }

  private follow(stream: FakeStream, text: string): void {
    const draw = this.isRough() ? this.random.next() : 1;
    // The server read two revisions at once, or the line was dead for a moment.
    if (draw < 0.15) return;
    this.say(stream, text);
    if (draw < 0.3) this.say(stream, text);
    else if (draw < 0.36) this.after(stream, () => stream.end());
  }

  private say(stream: FakeStream, text: string): void {
    if (this.isKept) this.kept.push(() => stream.say(text));
    else this.after(stream, () => !this.world.network.isCut && stream.say(text));
  }

  private after(stream: FakeStream, run: () => void): void {
    const { clock } = this.world;
    const delayMs = this.isRough() && this.random.chance(0.3) ? this.random.int(500, 9_000) : this.random.int(5, 60);
    const atMs = Math.max(clock.now() + delayMs, this.arrivals.get(stream) ?? 0);
    this.arrivals.set(stream, atMs);
    clock.at(run, atMs - clock.now());
  }

  private beat(stream: FakeStream): void {
    this.world.clock.at(() => {
      if (stream.isOver) return;
      // A token that no longer opens the flow is refused.
      if (!this.world.server.users.has(stream.token)) return stream.end();
      this.say(stream, ':\n\n');
      this.beat(stream);
    }, beatMs);
  }

  private cutAll(): void {
    for (const stream of this.streams.live) stream.end();
  }

  private keep(isKept: boolean): void {
    this.isKept = isKept;
    const { kept } = this;
    this.kept = [];
    if (!isKept) for (const run of kept) run();
  }
}

const word = (revision: number) => `event: changed\ndata: ${revision}\n\n`;
