import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockIdOf } from '../../../../domain/dock/dock.ts';
import { moveTask } from '../../../../domain/task/commands/move.ts';
import { canDrag } from '../../../../domain/task/drag.ts';
import { dragRefusals } from '../../../../domain/task/text.ts';
import { orderCallOffer } from '../../../concepts/dock/courier-call/offer.ts';
import { moveWindow } from '../../../concepts/dock/move/window.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { extraCostOffer } from '../../../concepts/order/extra-cost/offer.ts';
import { missingProductsPath } from '../../../concepts/order/links.ts';
import { OrderEntries } from '../../../concepts/order/order-entries.tsx';
import { forgottenBagsOffer } from '../../../concepts/order/redelivery/offer.ts';
import { allows, statusChoices } from '../../../concepts/order/status/status-offers.ts';
import { statusTexts } from '../../../concepts/order/status/text.ts';
import { useRecordStatus } from '../../../concepts/order/status/use-set-status.ts';
import { statusWindow } from '../../../concepts/order/status/window.ts';
import { useCanteen } from '../../../concepts/order/use-task-rows.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { useAdminAddress } from '../../../kit/router/admin-address.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { MenuAction, MenuLinkEntry, SubMenu } from '../../../ui/menus/menu-parts.tsx';
import { useBoardMoves, useGroupsCanteens } from '../board-context.ts';
import { AssignCrossDock } from '../docks/assign-cross-dock.tsx';
import { clientPath, smsPath } from '../links.ts';
import { type CanteenShortcut, canteenOrders, isLocked, type Shortcut, shortcutsOf } from '../task-offers.ts';
import { taskMenuTexts } from '../text.ts';

const sendings = [forgottenBagsOffer, orderCallOffer];
const costs = [extraCostOffer];

interface TaskProps {
  readonly row: TaskRow;
}

/** The actions on an order (DSP-290). */
export function TaskMenuEntries({ row }: TaskProps) {
  const addressOf = useAdminAddress();
  const metas = useMetasOfList();
  const isOneLine = useGroupsCanteens() && !!row.canteenOrders;
  return (
    <>
      {isOneLine ? <CanteenShortcuts row={row} /> : <Shortcuts row={row} of={shortcutsOf(row)} />}
      {isOneLine ? <ChangeStatusOfCanteen row={row} /> : <ChangeStatus rows={[row]} />}
      <Move row={row} />
      <SubMenu label={taskMenuTexts.edit}>
        <OrderEntries orderId={row.orderId} metas={metas} />
      </SubMenu>
      <AssignCrossDock row={row} />
      <OrderEntries orderId={row.orderId} row={row} metas={metas} offers={sendings} />
      <MenuLinkEntry label={taskMenuTexts.sms} href={addressOf(smsPath(row.orderId))} />
      <OrderEntries orderId={row.orderId} row={row} metas={metas} offers={costs} />
      <MenuLinkEntry label={taskMenuTexts.missingProducts} href={addressOf(missingProductsPath(row.orderId))} />
      {row.clientId === null ? null : (
        <MenuLinkEntry label={taskMenuTexts.client} href={addressOf(clientPath(row.clientId))} />
      )}
    </>
  );
}

/** The same list of targets as its handle opens (DSP-290, DSP-530). */
function Move({ row }: TaskProps) {
  const { blocked } = useBoardMoves();
  const refusal = canDrag(row);
  return (
    <MenuAction
      label={taskMenuTexts.move}
      reason={blocked ?? (refusal && refusalText(moveTask, refusal))}
      onSelect={() => setQuery(moveWindow.at({ taskIds: [row.id] }))}
    />
  );
}

/** The dialog that changes a status: of one order, or of all a line stands for. */
function ChangeStatus({ rows }: { readonly rows: readonly TaskRow[] }) {
  const hasChoice = statusChoices(rows, useMetasOfList()).length > 0;
  const locked = rows.map(lockedBy).find((reason) => reason !== null) ?? null;
  return (
    <MenuAction
      label={taskMenuTexts.status}
      hint={rows.length > 1 ? taskMenuTexts.canteen(rows.length) : null}
      reason={locked ?? (hasChoice ? null : taskMenuTexts.noStatus)}
      onSelect={() => setQuery(statusWindow.at({ taskIds: rows.map((row) => row.id), to: null }))}
    />
  );
}

function ChangeStatusOfCanteen({ row }: TaskProps) {
  return <ChangeStatus rows={useCanteen(row) ?? [row]} />;
}

function lockedBy(row: TaskRow): string | null {
  if (row.is_moving) return dragRefusals.taskMoving;
  return isLocked(row) ? dockTexts.sending : null;
}

/** The status shortcuts of one order (DSP-291 to DSP-293). */
function Shortcuts({ row, of }: TaskProps & { readonly of: readonly Shortcut[] }) {
  const metas = useMetasOfList();
  const { record } = useRecordStatus();
  return of.map((to) => (
    <MenuAction
      key={to}
      label={taskMenuTexts.shortcuts[to]}
      reason={allows(row, to, metas) ? null : statusTexts.notAllowed}
      onSelect={() => void record([row], to, null)}
    />
  ));
}

const canteenShortcuts: readonly CanteenShortcut[] = ['shipping', 'received'];

/** The shortcuts of an order that stands for its canteen: they take along the orders they fit (DSP-294, DSP-295). */
function CanteenShortcuts({ row }: TaskProps) {
  const siblings = useCanteen(row);
  const metas = useMetasOfList();
  const { recordTogether } = useRecordStatus();
  if (!siblings) return null;
  const offered = isLocked(row)
    ? []
    : canteenShortcuts.flatMap((to) => {
        const rows = canteenOrders(siblings, to);
        return rows.length > 0 ? [{ to, rows }] : [];
      });
  const alike = siblings.filter((it) => it.orderStatus === row.orderStatus && !isLocked(it));
  const own = shortcutsOf(row)
    .filter((to) => offered.every((it) => it.to !== to))
    .map((to) => ({ to, rows: alike }));
  return (
    <>
      {[...offered, ...own].map(({ to, rows }) => (
        <MenuAction
          key={to}
          label={taskMenuTexts.shortcuts[to]}
          hint={taskMenuTexts.canteen(rows.length)}
          reason={rows.every((it) => allows(it, to, metas)) ? null : statusTexts.notAllowed}
          onSelect={() => void recordTogether(rows, to, dockIdOf(row))}
        />
      ))}
    </>
  );
}
