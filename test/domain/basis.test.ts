import { describe, expect, it } from 'vitest';
import { versionOf } from '../../src/domain/basis.ts';
import { commandNamed, commandNames } from '../../src/domain/commands.ts';
import { assert } from '../../src/domain/result.ts';
import { samples } from '../actions/samples.ts';
import { atHand, readerOf } from '../builders/world.ts';

/** Actions that may replace any value, each with why nothing of it is compared (docs/adr/0059). */
const bare: Readonly<Record<string, string>> = {
  'packing.reorder': 'PRP-162: the order of whoever sends last holds',
  'arrivals.receive': 'PRP-286: received counts as done, whoever did it; a contrary mark is told',
  'subscription.cancel': 'one way: the other has cancelled it too',
  'planning.start': 'one way: a session that has begun is refused',
  'phoneCall.end': 'OUR-222: over counts as done, and whoever is second is told who ended it',
  'dock.status': 'draft or moving: its guard refuses what is neither',
  'driver.launchpad': 'with a basket or without',
};

const compared = (name: string) => {
  const command = commandNamed(name);
  return (command?.basis ?? command?.addsTo) !== undefined;
};

/** Compared by their own payload or rule: statuses, rounds, moves, presence. */
const byRule = ['guarded', 'live'];

describe('a final value that a person saw and changed', () => {
  const setting = samples.filter(({ name, args, world }) => {
    const command = commandNamed(name);
    assert(command, `${name} is declared`);
    if (byRule.includes(command.delivery.kind)) return false;
    const patches = command.effect(args, readerOf(atHand(world, command.reads(args))));
    const values = patches.flatMap(({ set }) => Object.values(set));
    // Of two values, another's change is the same or none.
    return values.some((value) => typeof value === 'string' || typeof value === 'number');
  });

  it('PRP-162 is compared, or stands in the list of those that are not', () => {
    const names = [...new Set(setting.map(({ name }) => name))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !compared(name) && !(name in bare))).toEqual([]);
    expect(Object.keys(bare).filter((name) => !commandNames.includes(name) || compared(name))).toEqual([]);
  });

  it.each(samples.filter(({ name }) => commandNamed(name)?.basis))(
    '$name $when is told by its rows, and is another once done',
    (sample) => {
      const command = commandNamed(sample.name);
      assert(command, `${sample.name} is declared`);
      const world = atHand(sample.world, command.reads(sample.args));
      const before = command.basis?.(sample.args, readerOf(world));
      // No row has a customer's addresses: the read before the call tells them.
      if (command.basisInAnswer) return expect(before).toBeUndefined();
      assert(before, 'its rows have the values');
      const after = command.basis?.(sample.args, readerOf(world.after(command.effect(sample.args, readerOf(world)))));
      expect(after).not.toEqual(before);
    },
  );
});

it('the version is FNV-1a of the values, in whatever order their names stand', () => {
  expect(versionOf({ b: null, a: 1 })).toBe('"efe6f52b57e38cc6"');
  expect(versionOf({ a: 1 })).not.toBe(versionOf({ a: '1' }));
});
