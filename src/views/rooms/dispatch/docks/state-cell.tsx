import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OrderStatus } from '../../../ui/status/order-status.tsx';
import { Term } from '../../../ui/term.tsx';
import { listTexts } from '../text.ts';

type StateOf = Pick<TaskRow, 'orderStatus' | 'status' | 'prepProgress' | 'prepTotal'>;

/** The status of an order, and how far its preparation is while its task waits (DSP-249, DSP-269). */
export function OrderState({ row }: { readonly row: StateOf }) {
  const { orderStatus, status, prepProgress, prepTotal } = row;
  const code = orderStatus ?? status;
  const hasProgress = status === 'waiting' && prepProgress !== null && prepTotal !== null;
  return (
    <>
      {code ? <OrderStatus code={code} /> : null}
      {status === 'waiting' ? (
        <Term meaning={listTexts.notFinalisedMeaning}>
          <Icon name="hourglass" size={11} label={listTexts.notFinalised} />
          {hasProgress ? ` ${listTexts.progress(prepProgress, prepTotal)}` : null}
        </Term>
      ) : null}
    </>
  );
}
