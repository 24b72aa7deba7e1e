import { dialogAddress } from './dialog-address.ts';
import { id, ids, step, text } from './parameters.ts';

// The dialogs of the console, as addresses name them. What each shows stands in `opened-dialog.tsx`.

const ofOrder = { orderId: id('order') };
const ofDock = { dockId: id('dock') };
const ofDriver = { driverId: id('driver') };
const ofBoard = { isOfBoard: true };

export const bagsDialog = dialogAddress('bags', ofOrder);
export const canteenDialog = dialogAddress('canteen', ofOrder);
export const lateDialog = dialogAddress('late', ofOrder);
export const extraCostDialog = dialogAddress('extraCost', ofOrder);
export const returnedDialog = dialogAddress('returned', ofOrder);
export const redeliverDialog = dialogAddress('redeliver', ofOrder);
export const transitAreaDialog = dialogAddress('transitArea', ofOrder);
export const trolleyDialog = dialogAddress('trolley', ofOrder);
export const missingProductsDialog = dialogAddress('missingProducts', ofOrder);
export const zonesDialog = dialogAddress('zones', ofOrder);
export const zoneDoneDialog = dialogAddress('zoneDone', { ...ofOrder, zoneId: id('zone') });
export const cratesDialog = dialogAddress('crates', ofOrder);
export const orderLabelsDialog = dialogAddress('orderLabels', ofOrder);
export const labelsDialog = dialogAddress('labels', {});
export const crateCheckDialog = dialogAddress('crateCheck', ofOrder);
export const deliveryAddressDialog = dialogAddress('address', ofOrder);
export const deliveryNameDialog = dialogAddress('deliveryName', ofOrder);
export const deliveryPhoneDialog = dialogAddress('deliveryPhone', ofOrder);
export const slotDialog = dialogAddress('slot', ofOrder);
export const prepareAgainDialog = dialogAddress('prepareAgain', ofOrder);
export const giftDialog = dialogAddress('gift', ofOrder);
export const productStatusDialog = dialogAddress('productStatus', ofOrder);
export const driverStatisticsDialog = dialogAddress('driverStatistics', ofOrder);
/** One job of an order, from its sheet or its journal. */
export const deliveryJobDialog = dialogAddress('deliveryJob', { ...ofOrder, jobId: id('job') });

export const moveDialog = dialogAddress('move', { taskIds: ids('tasks') }, ofBoard);
/** `to` once a status is chosen that something has to be said of. */
export const statusDialog = dialogAddress('status', { taskIds: ids('tasks'), to: step('to') });
/** The same of one order, whether a board has it or not. */
export const orderStatusDialog = dialogAddress('orderStatus', { ...ofOrder, to: step('to') });
export const callDialog = dialogAddress('call', { taskId: id('tasks') });

export const dockCallDialog = dialogAddress('callForDock', ofDock, ofBoard);
export const editDockDialog = dialogAddress('editDock', ofDock, ofBoard);
export const giveDockDialog = dialogAddress('giveDock', ofDock, ofBoard);
export const moveDockDialog = dialogAddress('moveDock', ofDock, ofBoard);
export const switchDriversDialog = dialogAddress('switchDrivers', ofDock, ofBoard);
export const crossDockDialog = dialogAddress('crossDock', ofDock, ofBoard);
/** Whole, from the loadings: it reads the dock itself. */
export const loadingDialog = dialogAddress('loading', ofDock);
export const closeDockDialog = dialogAddress('closeDock', ofDock, ofBoard);
export const deleteDockDialog = dialogAddress('deleteDock', ofDock, ofBoard);
/** `to` is the optimiser whose way is shown; null for the way of today. */
export const routeDialog = dialogAddress('route', { ...ofDock, to: step('to') }, ofBoard);

export const startActivityDialog = dialogAddress('startActivity', ofDriver, ofBoard);
/** `to` is what becomes of the driver's unfinished orders. */
export const stopDriverDialog = dialogAddress('stopDriver', { ...ofDriver, to: step('to') }, ofBoard);
export const returnBagsDialog = dialogAddress('returnBags', ofDriver, ofBoard);
export const moveBagsDialog = dialogAddress('moveBags', ofDriver, ofBoard);
export const driverDepositsDialog = dialogAddress('driverDeposits', ofDriver, ofBoard);
/** The client's, opened from those of a driver. */
export const clientDepositsDialog = dialogAddress('clientDeposits', { clientId: id('client'), ...ofDriver }, ofBoard);

/** What an alert says that leads nowhere. */
export const alertDialog = dialogAddress('alert', { alertId: id('alert') });
export const storeLogDialog = dialogAddress('storeLog', { storeId: text('store') });
export const postalCodesDialog = dialogAddress('postalCodes', {}, ofBoard);
export const generateDispatchDialog = dialogAddress('generateDispatch', {}, ofBoard);
