import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Ended, freePort, type Listening, type ServerProcess, startServerProcess } from './server-process.ts';
import { Writer } from './writer.ts';

// A round, on an empty folder, in real processes: a first start is killed with -9 after 0 to 8 s; then one of
//
//   intruders   a server writes, and others start on its port, on another, with QUAI_FRESH=1: refused, it goes on, kill -9
//   race        a server writes and is killed with -9: of two that start at once one has the folder
//   full disk   a start while no file may grow: refused, or served and killed with -9
//
// and at its end a start, which finds everything that was acknowledged.

export interface RoundOptions {
  /** A first start is killed after at most this long. */
  readonly longestMs: number;
  /** From 0 to 1, exclusive. */
  readonly random: () => number;
  /** Counted from 0: rounds take turns in what happens. */
  readonly number: number;
}

export interface RoundResult {
  readonly killedAfterMs: number;
  /** Whether that was after it had listened. */
  readonly wasListening: boolean;
  readonly acknowledged: number;
  /** What is not as it must be, a sentence each. */
  readonly faults: readonly string[];
}

/** Files of the engine are larger: the log of writes alone has 16 MB. */
const fileSizeBytes = 4_000_000;

export async function playRound({ longestMs, random, number }: RoundOptions): Promise<RoundResult> {
  const scratch = mkdtempSync(join(tmpdir(), 'quai-starts-'));
  const round = new Round(join(scratch, 'quai'));
  try {
    const killedAfterMs = Math.round(random() * longestMs);
    const wasListening = await round.killFirst(killedAfterMs);
    const turns = [() => round.refuseIntruders(), () => round.raceTwo(), () => round.startOnFullDisk()];
    await turns[number % turns.length]?.();
    await round.findAll();
    return { killedAfterMs, wasListening, acknowledged: round.writer.acknowledgements, faults: round.faults };
  } finally {
    await round.end();
    rmSync(scratch, { recursive: true, force: true });
  }
}

class Round {
  readonly faults: string[] = [];
  readonly writer = new Writer();
  private readonly processes: ServerProcess[] = [];

  constructor(private readonly folder: string) {}

  async killFirst(afterMs: number): Promise<boolean> {
    const first = await this.start();
    const wasListening = first.outcome.then(({ kind }) => kind === 'listening');
    const writing = first.outcome.then((it) =>
      it.kind === 'listening' ? this.writer.writeUntilGone(it.url) : undefined,
    );
    await wait(afterMs);
    const heard = await Promise.race([wasListening, wait(0, false)]);
    await first.kill('SIGKILL');
    await writing;
    return heard;
  }

  /** Refused in one sentence, or served where the folder needs nothing that is too large. */
  async startOnFullDisk(): Promise<void> {
    await this.writeAndKill();
    if (process.platform !== 'linux') return;
    const limited = await this.start({ fileSizeBytes });
    const outcome = await limited.outcome;
    if (outcome.kind === 'ended') this.expectSentence('under a limit', outcome, /est plein/);
    else this.expectSilent('under a limit', await limited.kill('SIGKILL'));
  }

  async refuseIntruders(): Promise<void> {
    const owner = await this.start();
    const { url } = await this.listening('after a kill', owner);
    const writing = this.writer.writeUntilGone(url);
    await this.writer.acknowledged(3);
    const [same, other, fresh] = await Promise.all([
      this.start({ port: owner.port }),
      this.start(),
      this.start({ env: { QUAI_FRESH: '1' } }),
    ]);
    this.expectSentence('on the same port', await same.ended, /Le port \d+ est déjà pris/);
    this.expectSentence('on another port', await other.ended, /servent déjà à un autre Quai/);
    this.expectSentence('with QUAI_FRESH', await fresh.ended, /servent déjà à un autre Quai/);
    await this.writer.acknowledged(3);
    this.expectSilent('the owner', await owner.kill('SIGKILL'));
    await writing;
  }

  /** Both find the lock of one that was killed. */
  async raceTwo(): Promise<void> {
    await this.writeAndKill();
    const two = await Promise.all([this.start(), this.start()]);
    const outcomes = await Promise.all(two.map(({ outcome }) => outcome));
    const owners = outcomes.filter((it): it is Listening => it.kind === 'listening');
    if (owners.length !== 1) this.faults.push(`two at once: ${owners.length} owners`);
    for (const it of outcomes)
      if (it.kind === 'ended') this.expectSentence('two at once', it, /servent déjà à un autre Quai/);
    for (const { url } of owners) await this.expectAllThere(url);
    await Promise.all(two.map((it) => it.kill('SIGKILL')));
  }

  async findAll(): Promise<void> {
    const last = await this.start();
    await this.expectAllThere((await this.listening('at the end', last)).url);
    const ended = await last.kill('SIGTERM');
    if (ended.code !== 0) this.faults.push(`a server that is stopped ended with ${ended.code}: ${ended.errors}`);
    const left = readdirSync(join(this.folder, '..')).filter((name) => !/^quai(\.lock-\d+)?$/.test(name));
    if (left.length > 0) this.faults.push(`beside the folder: ${left.join(', ')}`);
  }

  private async writeAndKill(): Promise<void> {
    const owner = await this.start();
    const { url } = await this.listening('after a kill', owner);
    const writing = this.writer.writeUntilGone(url);
    await this.writer.acknowledged(10);
    this.expectSilent('the owner', await owner.kill('SIGKILL'));
    await writing;
  }

  async end(): Promise<void> {
    await Promise.all(this.processes.map((it) => it.kill('SIGKILL')));
  }

  private async start(options: Partial<Parameters<typeof startServerProcess>[0]> = {}): Promise<ServerProcess> {
    const started = startServerProcess({ folder: this.folder, port: await freePort(), ...options });
    this.processes.push(started);
    return started;
  }

  private async listening(when: string, { outcome }: ServerProcess): Promise<Listening> {
    const it = await outcome;
    if (it.kind === 'listening') return it;
    throw new Error(`${when}: no start, code ${it.code}: ${it.errors}`);
  }

  private async expectAllThere(url: string): Promise<void> {
    this.faults.push(...(await this.writer.losses(url)));
  }

  private expectSentence(when: string, { code, errors }: Ended, sentence: RegExp): void {
    const lines = errors.trim().split('\n');
    if (code !== 1 || lines.length !== 1 || !sentence.test(errors)) this.faults.push(`${when}: ${code} ${errors}`);
  }

  private expectSilent(when: string, { errors }: Ended): void {
    if (errors !== '') this.faults.push(`${when}: ${errors}`);
  }
}
