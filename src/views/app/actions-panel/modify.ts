import type { StoredCommand } from '../../../db/schema.ts';
import { setBags } from '../../../domain/order/commands/bags.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { bagsDialog, type DialogQuery, moveDialog } from '../../rooms/dispatch/dialogs/address.ts';

/** Where an action is done again with other values; null for one that has nothing to choose. */
export function modifyAddress({ id, name, args }: Pick<StoredCommand, 'id' | 'name' | 'args'>): DialogQuery | null {
  if (name === setBags.name) {
    const found = setBags.args.safeParse(args);
    return found.success ? bagsDialog(found.data.orderId, id) : null;
  }
  if (name === moveTask.name) {
    const found = moveTask.args.safeParse(args);
    return found.success ? moveDialog([found.data.taskId], id) : null;
  }
  return null;
}
