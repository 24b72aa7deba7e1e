import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { plain } from '../../../../domain/search/contains.ts';
import type { DropTarget } from './moves.ts';
import { moveTexts } from './text.ts';

/** Search text of a target: its round, its driver, its orders with their clients and postal codes. */
export function targetWords(target: DropTarget): string {
  if (target.kind === 'list') return plain(moveTexts.list);
  const { id, name, current_status, driverName, target_name, tasks } = target.card;
  const ofTasks = tasks.flatMap((task) => [orderName(task), task.clientName, task.postalCode]);
  const words = [dockCode(id), name, dockStatusLabel(current_status), driverName, target_name, ...ofTasks];
  return plain(words.filter(Boolean).join(' '));
}
