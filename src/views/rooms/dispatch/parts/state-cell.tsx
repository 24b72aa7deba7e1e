import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { listTexts } from '../text.ts';
import { Badge, type Tone } from './badge.tsx';

const tones = new Map<string, Tone>([
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

type StateOf = Pick<TaskRow, 'orderStatus' | 'status' | 'prepProgress' | 'prepTotal'>;

/** The status of an order, and how far its preparation is while its task waits (DSP-249, DSP-269). */
export function OrderState({ row }: { readonly row: StateOf }) {
  const { orderStatus, status, prepProgress, prepTotal } = row;
  const code = orderStatus ?? status;
  const hasProgress = status === 'waiting' && prepProgress !== null && prepTotal !== null;
  return (
    <>
      {code ? (
        <Badge wraps tone={tones.get(code) ?? 'gray'}>
          {orderStatusLabel(code)}
        </Badge>
      ) : null}
      {status === 'waiting' ? (
        <span title={listTexts.notFinalised}>
          <Icon name="hourglass" size={11} label={listTexts.notFinalised} />
          {hasProgress ? ` ${listTexts.progress(prepProgress, prepTotal)}` : null}
        </span>
      ) : null}
    </>
  );
}
