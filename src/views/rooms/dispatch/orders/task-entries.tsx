import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderCallOffer } from '../../../concepts/dock/courier-call/offer.ts';
import { assignCrossDockOffer } from '../../../concepts/dock/cross-dock/offer.ts';
import { moveOffer } from '../../../concepts/dock/move/offer.ts';
import { extraCostOffer } from '../../../concepts/order/extra-cost/offer.ts';
import { missingProductsPath } from '../../../concepts/order/links.ts';
import { OrderEntries } from '../../../concepts/order/order-entries.tsx';
import { forgottenBagsOffer } from '../../../concepts/order/redelivery/offer.ts';
import { changeStatusOffer, shortcutsOffer } from '../../../concepts/order/status/offer.ts';
import { useRecordStatus } from '../../../concepts/order/status/use-set-status.ts';
import type { TaskHere, TaskOffer, TaskSubject } from '../../../concepts/order/task-offer.ts';
import { useCanteen } from '../../../concepts/order/use-task-rows.ts';
import { callOffer } from '../../../concepts/phone-call/offer.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { OfferEntries } from '../../../kit/offers/offer-entries.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { AdminEntry } from '../../../kit/router/admin-entry.tsx';
import { SubMenu } from '../../../ui/menus/menu-parts.tsx';
import { useBoardMoves, useGroupsCanteens } from '../board-context.ts';
import { clientPath, smsPath } from '../links.ts';
import { taskMenuTexts } from '../text.ts';

const next: readonly TaskOffer[] = [shortcutsOffer, changeStatusOffer, moveOffer];
const crossDocks: readonly TaskOffer[] = [assignCrossDockOffer];
const sendings = [forgottenBagsOffer, orderCallOffer];
const costs = [extraCostOffer, callOffer];

interface TaskProps {
  readonly row: TaskRow;
}

/** The actions on an order (DSP-290). */
export function TaskMenuEntries({ row }: TaskProps) {
  const isOneLine = useGroupsCanteens() && !!row.canteenOrders;
  return isOneLine ? <EntriesOfCanteen row={row} /> : <Entries row={row} canteen={null} />;
}

const EntriesOfCanteen = ({ row }: TaskProps) => <Entries row={row} canteen={useCanteen(row)} />;

function Entries(subject: TaskSubject) {
  const { row } = subject;
  const here = useTaskHere();
  const { metas } = here;
  return (
    <>
      <OfferEntries items={offered(next, subject, here)} />
      <SubMenu label={taskMenuTexts.edit}>
        <OrderEntries orderId={row.orderId} metas={metas} />
      </SubMenu>
      <OfferEntries items={offered(crossDocks, subject, here)} />
      <OrderEntries orderId={row.orderId} row={row} metas={metas} offers={sendings} />
      <AdminEntry label={taskMenuTexts.sms} path={smsPath(row.orderId)} />
      <OrderEntries orderId={row.orderId} row={row} metas={metas} offers={costs} />
      <AdminEntry label={taskMenuTexts.missingProducts} path={missingProductsPath(row.orderId)} />
      {row.clientId === null ? null : <AdminEntry label={taskMenuTexts.client} path={clientPath(row.clientId)} />}
    </>
  );
}

/** The context of the offers of a task in the board's lists. */
function useTaskHere(): TaskHere {
  const metas = useMetasOfList();
  const { blocked: movesBlocked } = useBoardMoves();
  const { run, isRunning, blockedBy } = useActions();
  const status = useRecordStatus();
  return { metas, movesBlocked, run, isRunning, blockedBy, status };
}
