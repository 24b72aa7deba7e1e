import type { CommandState } from '../../../db/schema.ts';
import type { IconName } from '../../ui/icon.tsx';

const icons: Readonly<Record<CommandState, IconName>> = {
  queued: 'hourglass',
  sending: 'send',
  conflict: 'conflict',
  refused: 'warning',
  uncertain: 'question',
  expired: 'clock',
  settled: 'check',
  discarded: 'cross',
};

export const stateIcon = (state: CommandState): IconName => icons[state];
