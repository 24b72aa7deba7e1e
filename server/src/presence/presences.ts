import { isDeepStrictEqual } from 'node:util';
import { type Attention, goneAfterMs, thingOf } from '../../../src/domain/colleague/attention.ts';

/** What one device said: whose it is, and all it is at. */
export interface Said {
  /** Names the device, and nothing else. */
  readonly device: string;
  readonly user: number;
  readonly at: readonly Pick<Attention, 'kind' | 'id' | 'begun'>[];
}

/** Somebody at a thing, by his id. */
export type Present = Said['at'][number] & { readonly user: number };

interface Device extends Said {
  readonly untilMs: number;
}

/** Of one thing no more are told: a screen has no room for a crowd. */
const mostAtOne = 5;

/**
 * Who is where, as far as this process heard; nothing of it is written. A device that says nothing for 45 s is gone
 * (OUR-061). Times are given, so that no clock is kept here.
 */
export class Presences {
  private readonly devices = new Map<string, Device>();
  /** Devices by the thing they are at. */
  private readonly at = new Map<string, Set<string>>();

  /** All a device is at from now on. Gives the users who are to be told: himself, and those at what he came to or left; none where nothing changed. */
  say(said: Said, nowMs: number): ReadonlySet<number> {
    const before = this.devices.get(said.device);
    // Said anew, as every 15 s: nobody has anything to be told.
    if (before && before.user === said.user && isDeepStrictEqual(before.at, said.at)) {
      this.devices.set(said.device, { ...before, untilMs: nowMs + goneAfterMs });
      return new Set();
    }
    const touched = this.usersAt([...(before?.at ?? []), ...said.at]);
    this.leave(said.device);
    if (said.at.length > 0) {
      this.devices.set(said.device, { ...said, untilMs: nowMs + goneAfterMs });
      for (const each of said.at) {
        const thing = thingOf(each);
        this.at.set(thing, (this.at.get(thing) ?? new Set()).add(said.device));
      }
    }
    return touched.add(said.user);
  }

  /** Forgets devices that have said nothing for too long. Gives the users who are to be told. */
  sweep(nowMs: number): ReadonlySet<number> {
    const gone = [...this.devices.values()].filter(({ untilMs }) => untilMs <= nowMs);
    const touched = this.usersAt(gone.flatMap(({ at }) => at));
    for (const { device, user } of gone) {
      touched.add(user);
      this.leave(device);
    }
    return touched;
  }

  /** The others at the things a user is at, who began something first; each once a thing, however many devices he has. */
  around(user: number): Present[] {
    const mine = [...this.devices.values()].filter((it) => it.user === user).flatMap(({ at }) => at);
    return [...new Set(mine.map(thingOf))].sort().flatMap((thing) => this.othersAt(thing, user));
  }

  /** Whether anybody is there under this id. */
  isThere(user: number): boolean {
    return [...this.devices.values()].some((it) => it.user === user);
  }

  private othersAt(thing: string, user: number): Present[] {
    const found = new Map<number, Present>();
    for (const name of this.at.get(thing) ?? []) {
      const device = this.devices.get(name);
      const its = device?.at.find((each) => thingOf(each) === thing);
      if (!device || !its || device.user === user) continue;
      const known = found.get(device.user);
      const { kind, id, begun } = its;
      if (!known || (known.begun === null && begun !== null))
        found.set(device.user, { kind, id, begun, user: device.user });
    }
    const byUser = [...found.values()].sort((a, b) => a.user - b.user);
    return [...byUser.filter(({ begun }) => begun !== null), ...byUser.filter(({ begun }) => begun === null)].slice(
      0,
      mostAtOne,
    );
  }

  private usersAt(things: Said['at']): Set<number> {
    const devices = things.flatMap((each) => [...(this.at.get(thingOf(each)) ?? [])]);
    return new Set(devices.flatMap((name) => this.devices.get(name)?.user ?? []));
  }

  private leave(name: string): void {
    const device = this.devices.get(name);
    if (!device) return;
    this.devices.delete(name);
    for (const each of device.at) {
      const thing = thingOf(each);
      const there = this.at.get(thing);
      there?.delete(name);
      if (there?.size === 0) this.at.delete(thing);
    }
  }
}
