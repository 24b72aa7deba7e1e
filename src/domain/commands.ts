import './floor-kinds.ts';
import './record-kinds.ts';
import { correctAddress } from './address/commands/correct.ts';
import { editAddress } from './address/commands/edit.ts';
import { readAlert } from './alert/commands.ts';
import { cancelReception } from './arrival/commands/cancel-reception.ts';
import { receiveArrivals } from './arrival/commands/receive.ts';
import { extractFinalized, generateDispatch } from './center/commands/dispatch.ts';
import { setDelay, setRainBonus, setSwitch } from './center/commands/dqp.ts';
import type { Command } from './command.ts';
import { callCourier, callCourierForDock } from './courier/commands/call.ts';
import { cancelJob, regularizeDock } from './courier/commands/end-job.ts';
import { setCourierOrderStatus } from './courier/commands/set-order-status.ts';
import { anonymiseCustomer, deleteCustomer, disconnectEdenred, fixCenters } from './customer/commands/account.ts';
import { editCustomer } from './customer/commands/edit.ts';
import { writeNote } from './customer/commands/note.ts';
import { cancelReceipt, cancelReturn } from './deposit/commands/correct.ts';
import { cancelHandBack, handBackOfCustomer } from './deposit/commands/of-customer.ts';
import { handBackDeposits, handBackOrder, receiveDeposits } from './deposit/commands/receive.ts';
import { returnDeposits } from './deposit/commands/return.ts';
import { assignDock } from './dock/commands/assign.ts';
import { closeDock, deleteDock } from './dock/commands/close.ts';
import { loadCrossDock } from './dock/commands/cross-dock.ts';
import { defineDock, undefineDock } from './dock/commands/define.ts';
import { editDock } from './dock/commands/edit.ts';
import { extractTasks } from './dock/commands/extract.ts';
import { markDock } from './dock/commands/mark.ts';
import { moveDockOnto } from './dock/commands/move-onto.ts';
import { switchToReadyToLoad } from './dock/commands/ready-to-load.ts';
import { reorderDock } from './dock/commands/reorder.ts';
import { setDockStatus } from './dock/commands/status.ts';
import { switchDrivers } from './dock/commands/switch-drivers.ts';
import { unlockDock } from './dock/commands/unlock.ts';
import { moveBags } from './driver/commands/bags.ts';
import { returnDriver, startDriver, stopDriver } from './driver/commands/presence.ts';
import { changeCenter, changeVehicle, setLaunchpad, startActivity, stopActivity } from './driver/commands/settings.ts';
import { closeMonth, correctMonth, reopenMonth } from './driver-log/commands/close-month.ts';
import { addPresence, editPresence } from './driver-log/commands/presence.ts';
import { addExtraCost, validateDemand } from './extra-cost/commands/add.ts';
import { deleteExtraCost, refuseDemand } from './extra-cost/commands/review.ts';
import { decideIncident } from './incident/commands/decide.ts';
import { prepareIncident } from './incident/commands/prepare.ts';
import { ignoreLateness, markWarned, sendLateSms, validateLateness } from './late-order/commands/review.ts';
import { checkRefund } from './money/commands/check-refund.ts';
import { cancelCredit, recreditFee } from './money/commands/correct.ts';
import { decideProposal } from './money/commands/decide-proposal.ts';
import { creditOrder, creditProducts } from './money/commands/give.ts';
import { refundFee, refundOrder, refundProduct, refundProducts } from './money/commands/refund.ts';
import { setMoneyLimit } from './money/commands/set-limit.ts';
import { setBags } from './order/commands/bags.ts';
import { setCrateCount } from './order/commands/crate-count.ts';
import { addCrate, deleteCrate } from './order/commands/crates.ts';
import { setDeliveryAddress, setDeliveryName, setDeliveryPhone } from './order/commands/delivery.ts';
import { setGiftMessage } from './order/commands/gift-message.ts';
import { setOrderOption } from './order/commands/option.ts';
import { prepareAgain } from './order/commands/prepare-again.ts';
import { setProductStatus } from './order/commands/product-status.ts';
import { redeliver } from './order/commands/redeliver.ts';
import { askRestock, markDelivered, resetForRedelivery, validateRestock } from './order/commands/restock.ts';
import { setSlot } from './order/commands/slot.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from './order/commands/status.ts';
import { changeTransitArea } from './order/commands/transit-area.ts';
import { cancelPaygreen } from './payment/commands/cancel-paygreen.ts';
import { noteCall } from './phone-call/commands/called.ts';
import { endCall } from './phone-call/commands/end.ts';
import { planCall } from './phone-call/commands/plan.ts';
import { putOffCall } from './phone-call/commands/put-off.ts';
import { forceNext, setGrant, stopTask } from './preparation/commands/packer.ts';
import { orderPriorities, setLimit, setSwitch as switchPriority } from './preparation/commands/priorities.ts';
import { reorderPackings } from './preparation/commands/reorder.ts';
import { reviewTrolley } from './preparation/commands/review-trolley.ts';
import { startPlanning } from './preparation/commands/start-planning.ts';
import { addSmsText } from './sms-text/commands/add.ts';
import { deleteSmsText } from './sms-text/commands/delete.ts';
import { editSmsText } from './sms-text/commands/edit.ts';
import { setStoreStatus } from './store/commands/set-status.ts';
import { cancelSubscription } from './subscription/commands/cancel.ts';
import { cancelMove } from './task/commands/cancel-move.ts';
import { assignCrossDock } from './task/commands/cross-dock.ts';
import { dispatchTask, dispatchTasks } from './task/commands/dispatch.ts';
import { loadToCrossDock } from './task/commands/load-cross-dock.ts';
import { moveTask } from './task/commands/move.ts';
import { locateTrolley } from './transit/commands/locate.ts';
import { switchZone } from './zone/commands/active.ts';
import { finishZone, reopenZone } from './zone/commands/done.ts';
import { lockZone } from './zone/commands/lock.ts';
import { alterStock } from './zone/commands/stock.ts';

/** Every action of the console. A stored command is found here by its name. */
const all = [
  reorderPackings,
  setBags,
  setOrderStatus,
  setOrderStatuses,
  destockOrder,
  askRestock,
  validateRestock,
  markDelivered,
  resetForRedelivery,
  redeliver,
  prepareAgain,
  setSlot,
  setGiftMessage,
  setProductStatus,
  cancelSubscription,
  changeTransitArea,
  locateTrolley,
  setCrateCount,
  addCrate,
  deleteCrate,
  setOrderOption,
  finishZone,
  reopenZone,
  lockZone,
  alterStock,
  switchZone,
  setDeliveryName,
  setDeliveryPhone,
  setDeliveryAddress,
  editAddress,
  anonymiseCustomer,
  deleteCustomer,
  fixCenters,
  disconnectEdenred,
  cancelPaygreen,
  correctAddress,
  editCustomer,
  writeNote,
  moveTask,
  cancelMove,
  dispatchTask,
  dispatchTasks,
  assignCrossDock,
  loadToCrossDock,
  setDockStatus,
  defineDock,
  undefineDock,
  switchToReadyToLoad,
  assignDock,
  unlockDock,
  switchDrivers,
  moveDockOnto,
  extractTasks,
  reorderDock,
  loadCrossDock,
  receiveArrivals,
  cancelReception,
  editDock,
  markDock,
  closeDock,
  deleteDock,
  callCourier,
  callCourierForDock,
  cancelJob,
  regularizeDock,
  setCourierOrderStatus,
  setStoreStatus,
  startDriver,
  stopDriver,
  returnDriver,
  changeVehicle,
  setLaunchpad,
  changeCenter,
  startActivity,
  stopActivity,
  moveBags,
  returnDeposits,
  receiveDeposits,
  handBackDeposits,
  handBackOrder,
  cancelReturn,
  handBackOfCustomer,
  cancelHandBack,
  cancelReceipt,
  setDelay,
  setSwitch,
  setRainBonus,
  sendLateSms,
  markWarned,
  ignoreLateness,
  validateLateness,
  extractFinalized,
  generateDispatch,
  addExtraCost,
  validateDemand,
  refuseDemand,
  editPresence,
  addPresence,
  deleteExtraCost,
  closeMonth,
  correctMonth,
  reopenMonth,
  creditOrder,
  creditProducts,
  recreditFee,
  cancelCredit,
  refundOrder,
  refundProduct,
  refundProducts,
  refundFee,
  checkRefund,
  decideProposal,
  prepareIncident,
  decideIncident,
  setMoneyLimit,
  readAlert,
  forceNext,
  setGrant,
  stopTask,
  setLimit,
  switchPriority,
  orderPriorities,
  startPlanning,
  reviewTrolley,
  noteCall,
  planCall,
  putOffCall,
  endCall,
  addSmsText,
  editSmsText,
  deleteSmsText,
] as const;

type Declared = (typeof all)[number];

export type CommandName = Declared['name'];

/** The arguments of the action with a name. */
export type ArgsOf<Name extends CommandName> =
  Extract<Declared, { readonly name: Name }> extends Command<infer Args> ? Args : never;

const byName = new Map<string, Command>(all.map((entry) => [entry.name, entry as unknown as Command]));

export const commandNames: readonly string[] = [...byName.keys()];

/** The declaration of a stored command; undefined when another build wrote it and this one does not know it. */
export const commandNamed = (name: string): Command | undefined => byName.get(name);

/** Arguments of a stored command, converted to the current version; undefined when that is not possible. */
export function upcast(entry: Command, version: number, args: unknown): unknown {
  if (version > entry.version) return undefined;
  let value = args;
  for (let from = version; from < entry.version; from++) value = entry.upcasts?.[from]?.(value);
  return entry.args.safeParse(value).success ? value : undefined;
}
