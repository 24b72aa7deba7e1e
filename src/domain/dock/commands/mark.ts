import * as z from 'zod/mini';
import { minutes, queued } from '../../command.ts';
import { DockId } from '../dock.ts';
import { dockCode, lifecycleRefusals } from '../text.ts';
import { dockCommand, postDock } from './dock-command.ts';

const services = { optimized: 'manually_optimized', validated: 'manually_validated' } as const;

/**
 * Marks a dock as optimised or validated by hand (DSP-441, DSP-442, API-071, API-072). The dock has no field for it:
 * the action can be sent again and changes nothing on screen.
 */
export const markDock = dockCommand('dock.mark', {
  args: z.object({ dockId: DockId, mark: z.enum(['optimized', 'validated']) }),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ dockId, mark }) => postDock(dockId, services[mark]),
  isUnreadable: true,
  delivery: queued(minutes(30)),
  text: {
    title: 'Tournée marquée',
    label: ({ dockId, mark }) => `${dockCode(dockId)} ${mark === 'optimized' ? 'optimisée' : 'validée'} à la main`,
    success: 'Sauvegarde effectuée',
    refusals: lifecycleRefusals,
  },
});
