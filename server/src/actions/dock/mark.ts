import { markDock } from '../../../../src/domain/dock/commands/mark.ts';
import { NoBody } from '../../http/input.ts';
import { dockAction } from './dock-action.ts';

// A mark changes nothing of the dock: the ledger has who marked it and when.

/** DSP-441, API-071. */
export const markOptimized = dockAction({
  service: 'manually_optimized',
  summary: 'Marque la tournée comme optimisée à la main',
  permission: 'dockMarks',
  body: NoBody,
  command: markDock,
  args: ({ dock }) => ({ dockId: dock.id, mark: 'optimized' as const }),
});

/** DSP-442, API-072. */
export const markValidated = dockAction({
  service: 'manually_validated',
  summary: 'Marque la tournée comme validée à la main',
  permission: 'dockMarks',
  body: NoBody,
  command: markDock,
  args: ({ dock }) => ({ dockId: dock.id, mark: 'validated' as const }),
});
