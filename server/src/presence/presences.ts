import { isDeepStrictEqual } from 'node:util';
import { type Attention, goneAfterMs, thingOf } from '../../../src/domain/colleague/attention.ts';

/** One call of a device: its user, and everything it has open. */
export interface DevicePresence {
  /** Identifies the device, and nothing else. */
  readonly device: string;
  readonly user: number;
  readonly at: readonly Pick<Attention, 'kind' | 'id' | 'begun'>[];
}

/** A user at a thing, by id. */
export type PresentUser = DevicePresence['at'][number] & { readonly user: number };

interface Device extends DevicePresence {
  readonly untilMs: number;
}

/** How many users at one thing are sent at most: a screen has no room for more. */
const mostAtOne = 5;

/**
 * Which users are at which things, as far as this process knows; nothing of it is stored. A device without a call for
 * 45 s is gone (OUR-061). Times are arguments: there is no clock here.
 */
export class Presences {
  private readonly devices = new Map<string, Device>();
  /** Devices by the thing they are at. */
  private readonly at = new Map<string, Set<string>>();

  /**
   * Sets everything a device has open. Returns the users to inform: its user, and those at the things he opened or
   * left; none where nothing changed.
   */
  say(said: DevicePresence, nowMs: number): ReadonlySet<number> {
    const before = this.devices.get(said.device);
    // A renewal, as every 15 s: nobody has to be informed.
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

  /** Forgets devices that have not called for too long. Returns the users to inform. */
  sweep(nowMs: number): ReadonlySet<number> {
    const gone = [...this.devices.values()].filter(({ untilMs }) => untilMs <= nowMs);
    const touched = this.usersAt(gone.flatMap(({ at }) => at));
    for (const { device, user } of gone) {
      touched.add(user);
      this.leave(device);
    }
    return touched;
  }

  /**
   * The other users at the things of a user, those who have begun something first; each once per thing, however many
   * devices he has.
   */
  around(user: number): PresentUser[] {
    const mine = [...this.devices.values()].filter((it) => it.user === user).flatMap(({ at }) => at);
    return [...new Set(mine.map(thingOf))].sort().flatMap((thing) => this.othersAt(thing, user));
  }

  /** Whether a user with this id is present. */
  isThere(user: number): boolean {
    return [...this.devices.values()].some((it) => it.user === user);
  }

  private othersAt(thing: string, user: number): PresentUser[] {
    const found = new Map<number, PresentUser>();
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

  private usersAt(things: DevicePresence['at']): Set<number> {
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
