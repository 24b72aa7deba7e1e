import { onDock, queued, withDock } from '../../fuzz/oracle/shape.ts';
import { harmless } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockMark: TestAction = {
  name: 'dock.mark',
  samples: [
    {
      when: 'optimized',
      world: dock(),
      args: { dockId: 7, mark: 'optimized' },
      call: { row: 'API-071', line: 'POST /docks/7/manually_optimized/' },
    },
    {
      when: 'validated',
      world: dock(),
      args: { dockId: 7, mark: 'validated' },
      call: { row: 'API-072', line: 'POST /docks/7/manually_validated/' },
    },
  ],
  consequences: [harmless('a sign for colleagues on the card')],
  shape: queued(onDock, { sample: withDock({ mark: 'optimized' }) }),
  effectTellsNothing: true,
  rowsTellNothing: 'a mark is in the ledger alone',
};
