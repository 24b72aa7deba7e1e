import type { Attention } from '../../../domain/colleague/attention.ts';
import { useAttention } from '../../concepts/colleagues/use-attention.ts';
import { useScope } from '../../kit/scope/scope.ts';
import * as addresses from '../../kit/windows/addresses.ts';
import type { GetParameter } from '../../kit/windows/parameters.ts';

/** What an open window says was begun, and on what (OUR-060, OUR-064). */
const begun: ReadonlyMap<string, readonly [kind: 'order' | 'dock', code: string]> = new Map([
  [addresses.redeliverDialog.name, ['order', 'redelivery']],
  [addresses.prepareAgainDialog.name, ['order', 'preparation']],
  [addresses.slotDialog.name, ['order', 'slot']],
  [addresses.deliveryAddressDialog.name, ['order', 'address']],
  [addresses.orderStatusDialog.name, ['order', 'status']],
  [addresses.editDockDialog.name, ['dock', 'edit']],
  [addresses.giveDockDialog.name, ['dock', 'driver']],
  [addresses.switchDriversDialog.name, ['dock', 'driver']],
  [addresses.moveDockDialog.name, ['dock', 'move']],
  [addresses.dockCallDialog.name, ['dock', 'courier']],
  [addresses.loadingDialog.name, ['dock', 'loading']],
  [addresses.closeDockDialog.name, ['dock', 'closing']],
  [addresses.deleteDockDialog.name, ['dock', 'deletion']],
]);

/**
 * Colleagues are told what the window that is open begins, until it is closed. Gives what it is about; null where nothing
 * can be begun in it, as without a name.
 */
export function useBegun(name: string | null, get: GetParameter): Attention | null {
  const center = useScope();
  const [kind, code] = (name === null ? undefined : begun.get(name)) ?? [];
  const id = kind === undefined ? 0 : Number(get(kind));
  const isThing = kind !== undefined && code !== undefined && Number.isSafeInteger(id) && id > 0;
  const attention = isThing ? { kind, id, center, begun: code } : null;
  useAttention(attention);
  return attention;
}
