import { useAttention } from '../../shared/colleagues/use-attention.ts';
import { useScope } from '../scope.ts';
import * as addresses from './addresses.ts';
import type { GetParameter } from './parameters.ts';

/** What an open window says was begun, and on what (OUR-060). */
const begun: ReadonlyMap<string, readonly [kind: 'order', code: string]> = new Map([
  [addresses.redeliverDialog.name, ['order', 'redelivery']],
  [addresses.prepareAgainDialog.name, ['order', 'preparation']],
  [addresses.slotDialog.name, ['order', 'slot']],
  [addresses.deliveryAddressDialog.name, ['order', 'address']],
  [addresses.orderStatusDialog.name, ['order', 'status']],
]);

/** Colleagues are told what the window that is open begins, until it is closed; null where nothing can be begun in it. */
export function useBegun(name: string | null, get: GetParameter): void {
  const center = useScope();
  const [kind, code] = (name === null ? undefined : begun.get(name)) ?? [];
  const id = kind === undefined ? 0 : Number(get(kind));
  useAttention(
    kind !== undefined && code && Number.isSafeInteger(id) && id > 0 ? { kind, id, center, begun: code } : null,
  );
}
