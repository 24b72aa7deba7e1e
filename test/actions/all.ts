import { addressCorrect } from './address/correct.ts';
import { addressEdit } from './address/edit.ts';
import { alertRead } from './alert/read.ts';
import { arrivalsCancel } from './arrivals/cancel.ts';
import { arrivalsReceive } from './arrivals/receive.ts';
import { centerExtractFinalized } from './center/extract-finalized.ts';
import { centerGenerateDispatch } from './center/generate-dispatch.ts';
import { courierCall } from './courier/call.ts';
import { courierOrderSetStatus } from './courier-order/set-status.ts';
import { creditCancel } from './credit/cancel.ts';
import { creditOrder } from './credit/order.ts';
import { creditProducts } from './credit/products.ts';
import { creditShippingFee } from './credit/shipping-fee.ts';
import { customerAnonymise } from './customer/anonymise.ts';
import { customerDelete } from './customer/delete.ts';
import { customerDisconnectEdenred } from './customer/disconnect-edenred.ts';
import { customerEdit } from './customer/edit.ts';
import { customerFixCenters } from './customer/fix-centers.ts';
import { customerNote } from './customer/note.ts';
import { demandRefuse } from './demand/refuse.ts';
import { demandValidate } from './demand/validate.ts';
import { depositCancelReceipt } from './deposit/cancel-receipt.ts';
import { depositCancelReturn } from './deposit/cancel-return.ts';
import { depositCustomerCancel } from './deposit/customer-cancel.ts';
import { depositCustomerHandBack } from './deposit/customer-hand-back.ts';
import { depositHandBack } from './deposit/hand-back.ts';
import { depositHandBackOrder } from './deposit/hand-back-order.ts';
import { depositReceive } from './deposit/receive.ts';
import { depositReturn } from './deposit/return.ts';
import { dockAssign } from './dock/assign.ts';
import { dockCallCourier } from './dock/call-courier.ts';
import { dockCancelJob } from './dock/cancel-job.ts';
import { dockClose } from './dock/close.ts';
import { dockCrossDockLoaded } from './dock/cross-dock-loaded.ts';
import { dockDefine } from './dock/define.ts';
import { dockDelete } from './dock/delete.ts';
import { dockEdit } from './dock/edit.ts';
import { dockExtract } from './dock/extract.ts';
import { dockMark } from './dock/mark.ts';
import { dockMoveOnto } from './dock/move-onto.ts';
import { dockReadyToLoad } from './dock/ready-to-load.ts';
import { dockRegularize } from './dock/regularize.ts';
import { dockReorder } from './dock/reorder.ts';
import { dockStatus } from './dock/status.ts';
import { dockSwitchDrivers } from './dock/switch-drivers.ts';
import { dockUndefine } from './dock/undefine.ts';
import { dockUnlock } from './dock/unlock.ts';
import { dqpDelay } from './dqp/delay.ts';
import { dqpRainBonus } from './dqp/rain-bonus.ts';
import { dqpSwitch } from './dqp/switch.ts';
import { driverCenter } from './driver/center.ts';
import { driverLaunchpad } from './driver/launchpad.ts';
import { driverMoveBags } from './driver/move-bags.ts';
import { driverReturn } from './driver/return.ts';
import { driverStart } from './driver/start.ts';
import { driverStartActivity } from './driver/start-activity.ts';
import { driverStop } from './driver/stop.ts';
import { driverStopActivity } from './driver/stop-activity.ts';
import { driverVehicle } from './driver/vehicle.ts';
import { extraCostAdd } from './extra-cost/add.ts';
import { extraCostDelete } from './extra-cost/delete.ts';
import { incidentDecide } from './incident/decide.ts';
import { incidentPrepare } from './incident/prepare.ts';
import { lateIgnore } from './late/ignore.ts';
import { lateSms } from './late/sms.ts';
import { lateValidate } from './late/validate.ts';
import { lateWarned } from './late/warned.ts';
import { moneyLimit } from './money/limit.ts';
import { monthClose } from './month/close.ts';
import { monthCorrect } from './month/correct.ts';
import { monthReopen } from './month/reopen.ts';
import { orderAddCrate } from './order/add-crate.ts';
import { orderBags } from './order/bags.ts';
import { orderCalled } from './order/called.ts';
import { orderCrateCount } from './order/crate-count.ts';
import { orderDeleteCrate } from './order/delete-crate.ts';
import { orderDelivered } from './order/delivered.ts';
import { orderDeliveryAddress } from './order/delivery-address.ts';
import { orderDeliveryName } from './order/delivery-name.ts';
import { orderDeliveryPhone } from './order/delivery-phone.ts';
import { orderDestock } from './order/destock.ts';
import { orderGiftMessage } from './order/gift-message.ts';
import { orderOption } from './order/option.ts';
import { orderPrepareAgain } from './order/prepare-again.ts';
import { orderProductStatus } from './order/product-status.ts';
import { orderRedeliver } from './order/redeliver.ts';
import { orderReset } from './order/reset.ts';
import { orderRestock } from './order/restock.ts';
import { orderRestocked } from './order/restocked.ts';
import { orderSlot } from './order/slot.ts';
import { orderStatus } from './order/status.ts';
import { orderTransitArea } from './order/transit-area.ts';
import { ordersStatus } from './orders/status.ts';
import { packerGrant } from './packer/grant.ts';
import { packerNext } from './packer/next.ts';
import { packerStop } from './packer/stop.ts';
import { packingReorder } from './packing/reorder.ts';
import { paygreenCancel } from './paygreen/cancel.ts';
import { phoneCallEnd } from './phone-call/end.ts';
import { phoneCallPlan } from './phone-call/plan.ts';
import { phoneCallPutOff } from './phone-call/put-off.ts';
import { planningStart } from './planning/start.ts';
import { presenceAdd } from './presence/add.ts';
import { presenceEdit } from './presence/edit.ts';
import { prioritiesOrder } from './priorities/order.ts';
import { priorityLimit } from './priority/limit.ts';
import { prioritySwitch } from './priority/switch.ts';
import { proposalDecide } from './proposal/decide.ts';
import { refundCheck } from './refund/check.ts';
import { refundOrder } from './refund/order.ts';
import { refundProduct } from './refund/product.ts';
import { refundProducts } from './refund/products.ts';
import { refundShippingFee } from './refund/shipping-fee.ts';
import { smsTextAdd } from './sms-text/add.ts';
import { smsTextDelete } from './sms-text/delete.ts';
import { smsTextEdit } from './sms-text/edit.ts';
import { storeSetStatus } from './store/set-status.ts';
import { subscriptionCancel } from './subscription/cancel.ts';
import { taskAssignCrossDock } from './task/assign-cross-dock.ts';
import { taskCancelMove } from './task/cancel-move.ts';
import { taskDispatch } from './task/dispatch.ts';
import { taskLoadCrossDock } from './task/load-cross-dock.ts';
import { taskMove } from './task/move.ts';
import { tasksDispatch } from './tasks/dispatch.ts';
import type { TestAction } from './test-action.ts';
import { trolleyLocate } from './trolley/locate.ts';
import { trolleyReview } from './trolley/review.ts';
import { zoneActive } from './zone/active.ts';
import { zoneDone } from './zone/done.ts';
import { zoneLock } from './zone/lock.ts';
import { zoneStock } from './zone/stock.ts';
import { zoneToDo } from './zone/to-do.ts';

/**
 * The test object of every action, in the order in which the fuzz draws from those that have a sample for it: a new one
 * goes last, so that pinned seeds replay as they did.
 */
export const testActions: readonly TestAction[] = [
  orderBags,
  orderTransitArea,
  orderDeliveryName,
  orderDeliveryPhone,
  orderDeliveryAddress,
  orderCrateCount,
  orderAddCrate,
  orderDeleteCrate,
  orderOption,
  zoneDone,
  zoneToDo,
  zoneLock,
  zoneStock,
  zoneActive,
  orderStatus,
  ordersStatus,
  orderDestock,
  orderDelivered,
  orderReset,
  orderRestock,
  orderRestocked,
  orderRedeliver,
  orderPrepareAgain,
  orderSlot,
  orderGiftMessage,
  orderProductStatus,
  subscriptionCancel,
  lateSms,
  lateValidate,
  lateWarned,
  lateIgnore,
  addressEdit,
  addressCorrect,
  customerEdit,
  customerNote,
  taskMove,
  taskCancelMove,
  taskDispatch,
  tasksDispatch,
  taskAssignCrossDock,
  taskLoadCrossDock,
  courierCall,
  courierOrderSetStatus,
  storeSetStatus,
  dockCallCourier,
  dockCancelJob,
  dockRegularize,
  dockStatus,
  dockEdit,
  dockMark,
  dockDefine,
  dockUndefine,
  dockCrossDockLoaded,
  arrivalsReceive,
  arrivalsCancel,
  dockClose,
  dockDelete,
  dockAssign,
  dockUnlock,
  dockReadyToLoad,
  dockSwitchDrivers,
  dockMoveOnto,
  dockExtract,
  dockReorder,
  driverVehicle,
  driverLaunchpad,
  driverStart,
  driverStop,
  driverReturn,
  driverCenter,
  driverStartActivity,
  driverStopActivity,
  driverMoveBags,
  depositReturn,
  depositReceive,
  depositHandBack,
  depositHandBackOrder,
  depositCancelReturn,
  depositCancelReceipt,
  depositCustomerHandBack,
  depositCustomerCancel,
  customerAnonymise,
  customerDelete,
  customerFixCenters,
  customerDisconnectEdenred,
  extraCostAdd,
  extraCostDelete,
  demandValidate,
  demandRefuse,
  dqpDelay,
  dqpSwitch,
  dqpRainBonus,
  trolleyLocate,
  centerExtractFinalized,
  centerGenerateDispatch,
  alertRead,
  packingReorder,
  packerNext,
  packerGrant,
  packerStop,
  priorityLimit,
  prioritySwitch,
  prioritiesOrder,
  planningStart,
  trolleyReview,
  creditOrder,
  creditProducts,
  creditShippingFee,
  creditCancel,
  refundOrder,
  refundProduct,
  refundProducts,
  refundShippingFee,
  paygreenCancel,
  presenceEdit,
  presenceAdd,
  refundCheck,
  proposalDecide,
  monthClose,
  monthReopen,
  monthCorrect,
  incidentPrepare,
  incidentDecide,
  moneyLimit,
  orderCalled,
  phoneCallPlan,
  phoneCallPutOff,
  phoneCallEnd,
  smsTextAdd,
  smsTextEdit,
  smsTextDelete,
];
