import type { StoredCommand } from '../../../db/schema.ts';
import type { Command } from '../../../domain/command.ts';
import { handBackDeposits, receiveDeposits } from '../../../domain/deposit/commands/receive.ts';
import { returnDeposits } from '../../../domain/deposit/commands/return.ts';
import { loadCrossDock } from '../../../domain/dock/commands/cross-dock.ts';
import { editDock } from '../../../domain/dock/commands/edit.ts';
import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { switchDrivers } from '../../../domain/dock/commands/switch-drivers.ts';
import { moveBags } from '../../../domain/driver/commands/bags.ts';
import { startActivity } from '../../../domain/driver/commands/settings.ts';
import { addExtraCost, validateDemand } from '../../../domain/extra-cost/commands/add.ts';
import { sendLateSms, validateLateness } from '../../../domain/late-order/commands/review.ts';
import { setBags } from '../../../domain/order/commands/bags.ts';
import { setCrateCount } from '../../../domain/order/commands/crate-count.ts';
import { addCrate } from '../../../domain/order/commands/crates.ts';
import { setDeliveryAddress, setDeliveryName, setDeliveryPhone } from '../../../domain/order/commands/delivery.ts';
import { setGiftMessage } from '../../../domain/order/commands/gift-message.ts';
import { prepareAgain } from '../../../domain/order/commands/prepare-again.ts';
import { setProductStatus } from '../../../domain/order/commands/product-status.ts';
import { redeliver } from '../../../domain/order/commands/redeliver.ts';
import { setSlot } from '../../../domain/order/commands/slot.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../domain/order/commands/status.ts';
import { changeTransitArea } from '../../../domain/order/commands/transit-area.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { locateTrolley } from '../../../domain/transit/commands/locate.ts';
import { finishZone } from '../../../domain/zone/commands/done.ts';
import { demandForm } from '../../concepts/demands/address.ts';
import { needsDecision } from '../../kit/actions/needs-decision.ts';
import {
  bagsDialog,
  clientDepositsDialog,
  crateCheckDialog,
  cratesDialog,
  crossDockDialog,
  deliveryAddressDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  driverDepositsDialog,
  editDockDialog,
  extraCostDialog,
  giftDialog,
  lateDialog,
  loadingDialog,
  moveBagsDialog,
  moveDialog,
  moveDockDialog,
  orderStatusDialog,
  prepareAgainDialog,
  productStatusDialog,
  redeliverDialog,
  slotDialog,
  startActivityDialog,
  statusDialog,
  switchDriversDialog,
  transitAreaDialog,
  trolleyDialog,
  zoneDoneDialog,
} from '../../kit/windows/addresses.ts';
import type { DialogAddress } from '../../kit/windows/dialog-address.ts';
import { closedDialog, type DialogQuery } from '../../kit/windows/parameters.ts';
import { isScoped, opensItself, showsBoard } from '../routes/rooms.ts';

type Stored = Pick<StoredCommand, 'id' | 'name' | 'args' | 'state'>;

/** The dialog an action is done again in. */
export interface Modification extends Pick<DialogAddress<unknown>, 'isOfBoard'> {
  readonly query: DialogQuery;
}

type Form = (stored: Stored) => Modification | null;

/**
 * The dialog of an action, and what it is about, from the action's arguments: null where they do not say it. One that
 * says what the user saw is done again only once it is parked: until then the screen shows what it does itself.
 */
function form<Args, Values>(
  command: Command<Args>,
  { at, isOfBoard }: Pick<DialogAddress<Values>, 'at' | 'isOfBoard'>,
  subjectOf: (args: Args) => Values | null,
): Form {
  return (stored) => {
    if (stored.name !== command.name) return null;
    if (command.delivery.kind !== 'queue' && !needsDecision(stored)) return null;
    const read = command.args.safeParse(stored.args);
    const subject = read.success ? subjectOf(read.data) : null;
    return subject && { query: at(subject, stored.id), isOfBoard };
  };
}

const ofOrder = ({ orderId }: { readonly orderId: number | null }) => (orderId === null ? null : { orderId });
const ofDock = ({ dockId }: { readonly dockId: number }) => ({ dockId });
const ofDriver = ({ driverId }: { readonly driverId: number }) => ({ driverId });

const statusOf = (taskIds: readonly (number | null)[], to: string | null) => {
  const known = taskIds.filter((id) => id !== null);
  return known.length > 0 ? { taskIds: known, to } : null;
};

/** The form of a demand is opened by the lists of demands, not by the shell. */
const demandDialog = {
  isOfBoard: true,
  at: ({ demandId }: { readonly demandId: number }, replaces: string | null = null) => ({
    ...closedDialog,
    ...demandForm(demandId, replaces),
  }),
};

const forms: readonly Form[] = [
  form(setBags, bagsDialog, ofOrder),
  form(moveTask, moveDialog, ({ taskId }) => ({ taskIds: [taskId] })),
  // Where a reason was given it is there to be corrected.
  form(setOrderStatus, orderStatusDialog, ({ orderId, to, reason }) => ({ orderId, to: reason ? to : null })),
  form(setOrderStatuses, statusDialog, ({ orders }) =>
    statusOf(
      orders.map(({ taskId }) => taskId),
      null,
    ),
  ),
  form(destockOrder, orderStatusDialog, ({ orderId }) => ({ orderId, to: null })),
  form(changeTransitArea, transitAreaDialog, ofOrder),
  form(locateTrolley, trolleyDialog, ofOrder),
  form(finishZone, zoneDoneDialog, ({ orderId, zoneId }) => ({ orderId, zoneId })),
  form(setCrateCount, crateCheckDialog, ofOrder),
  form(addCrate, cratesDialog, ofOrder),
  form(setDeliveryName, deliveryNameDialog, ofOrder),
  form(setDeliveryPhone, deliveryPhoneDialog, ofOrder),
  form(setDeliveryAddress, deliveryAddressDialog, ofOrder),
  form(redeliver, redeliverDialog, ofOrder),
  form(prepareAgain, prepareAgainDialog, ofOrder),
  form(setSlot, slotDialog, ofOrder),
  form(setGiftMessage, giftDialog, ofOrder),
  form(setProductStatus, productStatusDialog, ofOrder),
  form(editDock, editDockDialog, ofDock),
  form(moveDockOnto, moveDockDialog, ofDock),
  form(switchDrivers, switchDriversDialog, ofDock),
  // Where the crates were counted order by order they are so again.
  form(loadCrossDock, crossDockDialog, ({ dockId, byOrder }) => (byOrder ? null : { dockId })),
  form(loadCrossDock, loadingDialog, ({ dockId, byOrder }) => (byOrder ? { dockId } : null)),
  form(moveBags, moveBagsDialog, ofDriver),
  form(sendLateSms, lateDialog, ofOrder),
  form(validateLateness, lateDialog, ofOrder),
  form(addExtraCost, extraCostDialog, ofOrder),
  form(validateDemand, demandDialog, ({ demandId }) => ({ demandId })),
  form(returnDeposits, driverDepositsDialog, ofDriver),
  form(receiveDeposits, driverDepositsDialog, ofDriver),
  form(handBackDeposits, clientDepositsDialog, ({ userId, driverId }) => ({ clientId: userId, driverId })),
  form(startActivity, startActivityDialog, ofDriver),
];

/** Where an action is done again with other values; null for one that has nothing to choose. */
export function modificationOf(stored: Stored): Modification | null {
  for (const each of forms) {
    const modification = each(stored);
    if (modification) return modification;
  }
  return null;
}

interface Screen {
  readonly path: string;
  /** Whether what it shows is of the action's center already: the tab's, or that of the thing it is about. */
  readonly isOfItsCenter: boolean;
}

/**
 * Whether an action can be done again over the screen that is open: over the board of its center, else over any screen
 * that shows no other board, by a dialog that does without one; never over a thing of another center, where the dialog
 * would look for its own. `board` is the path of its center's board.
 */
export function opensOver({ path, isOfItsCenter }: Screen, board: string, { query, isOfBoard }: Modification): boolean {
  if (isScoped(path) && !isOfItsCenter) return false;
  if (isAt(path, board) || opensItself(path, query)) return true;
  return !isOfBoard && (!showsBoard(path) || (path === '/' && isOfItsCenter));
}

const isAt = (path: string, board: string) => (board === '/' ? path === '/' : path.startsWith(board));
