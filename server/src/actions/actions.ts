import type { AnyAction } from './action.ts';
import { editAddress } from './address/edit.ts';
import { cancelReception } from './arrival/cancel-reception.ts';
import { receiveArrivals } from './arrival/receive.ts';
import { dqpSettings } from './center/dqp.ts';
import { extractFinalized } from './center/extract-finalized.ts';
import { generateDispatch } from './center/generate-dispatch.ts';
import { switchZone } from './center/zone.ts';
import { callStuart, callUberDirect } from './courier/call-order.ts';
import {
  callStuartForDock,
  cancelUberDirect,
  regularizeStuart,
  regularizeUberDirect,
  regularizeUberDirectToo,
  removeJobs,
} from './courier/dock-jobs.ts';
import { regularizeOrder } from './courier/regularize-order.ts';
import { cancelCredits, recreditFee } from './credit/correct.ts';
import { addCredits, addCreditsBulk } from './credit/give.ts';
import { anonymiseCustomer, disableEdenred, fixCenters, removeCustomer } from './customer/account.ts';
import { editCustomer } from './customer/edit.ts';
import { editNote, firstNote } from './customer/notes.ts';
import { bulkReturn } from './deposit/bulk-return.ts';
import { cancelReceived, cancelReturned } from './deposit/cancel.ts';
import { receiveFrom, returnOrderTo, returnTo } from './deposit/receive.ts';
import { assignDock } from './dock/assign.ts';
import { closeDock, deleteDock } from './dock/close.ts';
import { loadCrossDock } from './dock/cross-dock.ts';
import { defineDock, undefineDock } from './dock/define.ts';
import { extractTasks } from './dock/extract.ts';
import { markOptimized, markValidated } from './dock/mark.ts';
import { moveDock } from './dock/move-onto.ts';
import { patchDock } from './dock/patch.ts';
import { switchToReadyToLoad } from './dock/ready-to-load.ts';
import { switchDrivers } from './dock/switch-drivers.ts';
import { unlockDock } from './dock/unlock.ts';
import { returnDriver } from './driver/return.ts';
import { changeCenter, changeVehicle, patchDriver, startActivity, stopActivity } from './driver/settings.ts';
import { startDriver } from './driver/start.ts';
import { createStatement } from './driver/statement.ts';
import { stopDriver } from './driver/stop.ts';
import { addExtraCost } from './extra-cost/add.ts';
import { deleteExtraCost } from './extra-cost/delete.ts';
import { reviewDemand } from './extra-cost/review.ts';
import { generalConfigActions } from './general/configs.ts';
import { incidentActions } from './incident/incidents.ts';
import { lateOrderActions } from './late-order/late-orders.ts';
import { changeStatuses } from './order/bulk-status.ts';
import { changeStatus } from './order/change-status.ts';
import { addCrate, deleteCrate } from './order/crates.ts';
import { setDelivery } from './order/delivery.ts';
import { destock } from './order/destock.ts';
import { editOrder } from './order/edit.ts';
import { prepareAgain } from './order/prepare-again.ts';
import { redeliver } from './order/redeliver.ts';
import { returnedOrders } from './order/returned.ts';
import { setGiftMessage, setProductStatus } from './order/sheet-edits.ts';
import { setSlot } from './order/slot.ts';
import { alterStock } from './order/stock.ts';
import { changeTransitArea } from './order/transit-area.ts';
import { changeZone } from './order/zone.ts';
import { cancelPaygreen } from './payment/paygreen.ts';
import { syncCards } from './payment/stripe.ts';
import { called } from './phone-call/called.ts';
import { callActions } from './phone-call/calls.ts';
import { forceNext, setGrant, stopTask } from './preparation/packer.ts';
import { startPlanning } from './preparation/planning.ts';
import { changeConfigs, createConfigs } from './preparation/priorities.ts';
import { reorderPackings } from './preparation/reorder.ts';
import { reviewTrolley } from './preparation/review.ts';
import { addPresence } from './presence/add.ts';
import { closeMonth } from './presence/close-month.ts';
import { correctPresence } from './presence/correct.ts';
import { correctMonth } from './presence/correct-month.ts';
import { reopenMonth } from './presence/reopen-month.ts';
import { decideProposal } from './proposal/decide-proposal.ts';
import { readAlert } from './read-alert.ts';
import { checkRefund } from './refund/check.ts';
import { refund, refundBulk, refundFee } from './refund/refund.ts';
import { smsTextActions } from './sms-text/texts.ts';
import { setStoreStatus } from './store/set-status.ts';
import { cancelSubscription } from './subscription/cancel.ts';
import { cancelMove } from './task/cancel-move.ts';
import { assignCrossDock } from './task/cross-dock.ts';
import { dispatchTask, dispatchTasks } from './task/dispatch.ts';
import { moveTasks } from './task/move.ts';
import { rankTasks } from './task/rank.ts';
import { locateTrolley } from './trolley/locate.ts';

/** Actions on the floor of preparation. */
export const floorActions: readonly AnyAction[] = [
  reorderPackings,
  forceNext,
  stopTask,
  setGrant,
  startPlanning,
  createConfigs,
  changeConfigs,
  reviewTrolley,
];

/** Every call of the API that changes something. */
export const actions: readonly AnyAction[] = [
  moveTasks,
  cancelMove,
  dispatchTask,
  dispatchTasks,
  assignCrossDock,
  rankTasks,
  editOrder,
  changeStatus,
  changeStatuses,
  destock,
  ...returnedOrders,
  redeliver,
  prepareAgain,
  setSlot,
  setGiftMessage,
  setProductStatus,
  cancelSubscription,
  addCredits,
  addCreditsBulk,
  recreditFee,
  cancelCredits,
  refund,
  refundBulk,
  refundFee,
  checkRefund,
  decideProposal,
  ...incidentActions,
  called,
  ...callActions,
  ...smsTextActions,
  changeTransitArea,
  locateTrolley,
  addCrate,
  deleteCrate,
  changeZone,
  alterStock,
  switchZone,
  setDelivery,
  editAddress,
  editCustomer,
  editNote,
  firstNote,
  anonymiseCustomer,
  removeCustomer,
  fixCenters,
  disableEdenred,
  cancelPaygreen,
  syncCards,
  patchDock,
  deleteDock,
  defineDock,
  undefineDock,
  switchToReadyToLoad,
  assignDock,
  unlockDock,
  switchDrivers,
  moveDock,
  extractTasks,
  loadCrossDock,
  receiveArrivals,
  cancelReception,
  markOptimized,
  markValidated,
  closeDock,
  callStuart,
  callUberDirect,
  callStuartForDock,
  removeJobs,
  regularizeOrder,
  setStoreStatus,
  cancelUberDirect,
  regularizeStuart,
  regularizeUberDirect,
  regularizeUberDirectToo,
  startDriver,
  stopDriver,
  returnDriver,
  changeVehicle,
  patchDriver,
  changeCenter,
  startActivity,
  stopActivity,
  createStatement,
  ...lateOrderActions,
  returnOrderTo,
  bulkReturn,
  returnTo,
  cancelReturned,
  cancelReceived,
  receiveFrom,
  addExtraCost,
  reviewDemand,
  deleteExtraCost,
  correctPresence,
  closeMonth,
  correctMonth,
  reopenMonth,
  addPresence,
  ...dqpSettings,
  ...generalConfigActions,
  extractFinalized,
  generateDispatch,
  readAlert,
  ...floorActions,
];
