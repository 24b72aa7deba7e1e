import { orderStatusLabel } from '../../../domain/order/status.ts';
import { Badge, type Tone } from './badge.tsx';

/** The colour of each status; gray for all others. */
export const statusTones: ReadonlyMap<string, Tone> = new Map<string, Tone>([
  ['prepared', 'green'],
  ['received', 'green'],
  ['shipping', 'blue'],
  ['prep', 'amber'],
  ['now', 'amber'],
  ['to-check', 'purple'],
  ['xd-to-check', 'purple'],
  ['waiting-products', 'purple'],
  ['blocked', 'red'],
  ['canceled', 'red'],
  ['undeliveredclient', 'red'],
]);

/** The status of an order in words, its colour repeating them (DSP-310). */
export function OrderStatus({ code }: { readonly code: string }) {
  return (
    <Badge wraps tone={statusTones.get(code) ?? 'gray'}>
      {orderStatusLabel(code)
        .split(afterCross)
        .map((part, at) => [at > 0 && <wbr key={part} />, part])}
    </Badge>
  );
}

/** `CROSSDOCKING` is wider than some columns: there its second word goes on in the next line. */
const afterCross = /(?<=CROSS)/;
