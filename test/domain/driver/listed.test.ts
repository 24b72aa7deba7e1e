import { expect, it } from 'vitest';
import { commandNamed } from '../../../src/domain/commands.ts';
import { driverNames } from '../../../src/domain/driver/driver-names.ts';
import { readable } from '../../../src/domain/readable.ts';
import { drivers as board } from '../../../src/sync/api/drivers.ts';
import { samples } from '../../actions/samples.ts';

const drivers = [{ id: 7, name: 'Ali Dutour' }, { id: 8 }];

it.each([[drivers], [{ drivers }]])('LOG-076 DSP-161 the drivers of a center are read from %j', async (answer) => {
  expect(readable(driverNames.value, answer)?.value).toEqual(drivers);
  expect(await board.parts(answer, 9)).toEqual([{ kind: 'driver', list: 'drivers', rows: drivers }]);
  const rereads = samples.flatMap(({ name, args }) => {
    const command = commandNamed(name);
    return command?.reread(args).path === '/drivers/' ? [command.acceptReread(answer, args).rows] : [];
  });
  expect(rereads.length).toBeGreaterThan(5);
  for (const rows of rereads) expect(rows).toEqual([{ kind: 'driver', list: 'answer', rows: drivers }]);
});

it.each([[{ results: drivers }], [{ drivers: null }], ['Ali'], [null]])('are none in %j', async (answer) => {
  expect(readable(driverNames.value, answer)).toBeNull();
  expect(await board.parts(answer, 9)).toBeNull();
});
