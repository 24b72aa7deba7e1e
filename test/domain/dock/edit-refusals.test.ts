import { describe, expect, it } from 'vitest';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { type Sample, samples } from '../../actions/samples.ts';
import { noon, noonMs } from '../../builders/noon.ts';
import { aDock, aDriver } from '../../builders/rows.ts';
import { readerOf } from '../../builders/world.ts';

const edits = [
  'task.move',
  ...['status', 'define', 'readyToLoad', 'switchDrivers', 'moveOnto', 'extract', 'edit'].map((name) => `dock.${name}`),
];
const others = ['dock.close', 'dock.unlock', 'dock.mark', 'order.status', 'orders.status', 'order.destock'];

/** Every sample of these actions, once for each dock it touches. */
const touching = (names: readonly string[]) =>
  samples
    .filter(({ name }) => names.includes(name))
    .flatMap((it) => [...new Set(declared(it).reads(it.args).dock)].flatMap((dock) => (dock ? [{ ...it, dock }] : [])));

function declared({ name }: Sample) {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  return command;
}

type Fields = Parameters<typeof aDock>[1];

/** What an action is told once one of its docks is another, or its driver in another state. */
function told(sample: ReturnType<typeof touching>[number], fields: Fields, state = 'wait') {
  const rows = readerOf(sample.world);
  const dock = rows.get('dock', sample.dock);
  const driverId = dock?.target_driver ?? 90;
  const world = sample.world
    .with('dock', aDock(sample.dock, { ...dock, ...fields, target_driver: driverId }))
    .with('driver', aDriver(driverId, { ...rows.get('driver', driverId), state }));
  return declared(sample).guard(sample.args, readerOf(world));
}

const hoursAgo = (hours: number) => new Date(noonMs - hours * 3_600_000).toISOString();

describe.each(touching(edits))('an edit: $name $when, of dock $dock', (sample) => {
  it('DSP-424 is refused on a locked dock', () => {
    expect(told(sample, { locked_at: noon })?.code).toBe('dockLocked');
  });

  it('DSP-425 is refused on a dock of 15 days, allowed an hour before', () => {
    expect(told(sample, { created_at: hoursAgo(15 * 24) })).toMatchObject({ code: 'dockTooOld', detail: '15' });
    expect(told(sample, { created_at: hoursAgo(15 * 24 - 1) })?.code).not.toBe('dockTooOld');
  });

  it('DSP-426 is refused while the driver is returning', () => {
    expect(told(sample, {}, 'returning')?.code).toBe('driverReturning');
  });
});

describe.each(touching(others))('no edit: $name $when, of dock $dock', (sample) => {
  it('DSP-424 DSP-425 DSP-426 is possible all the same', () => {
    const aged = { locked_at: noon, created_at: hoursAgo(400 * 24) };
    expect(told(sample, aged, 'returning')).toBeNull();
  });
});

it.each(touching(edits))('$name says why, for dock $dock', (sample) => {
  const { refusals } = declared(sample).text;
  expect([refusals.dockLocked, refusals.driverReturning]).toEqual([
    'Tournée verrouillée',
    'le livreur est en retour, impossible de modifier ce dock',
  ]);
  const { dockTooOld } = refusals;
  expect(typeof dockTooOld === 'function' && dockTooOld('16')).toBe('ce dock est trop vieux: 16 jours');
});
