/**
 * What a press does that cannot be undone by a further press, for every command.
 * - `asks`: it cannot be taken back, or a row has it ask: a question names what will happen before it is sent; `proof` is
 *   the test on the screen in which that question opens, is refused and is answered.
 * - `form`: a dialog of its own, with `Annuler`, says what is sent and about whom before its button is pressed.
 * - `undo`: it does not ask; a notice and Ctrl Z take it back.
 * - `back`: it does not ask; `by` sets it back from the same place.
 * - `harmless`: it notes what is so already, and nothing goes out.
 */
export type Consequence =
  | { readonly is: 'asks'; readonly proof: string }
  | { readonly is: 'form' }
  | { readonly is: 'undo' }
  | { readonly is: 'back'; readonly by: string }
  | { readonly is: 'harmless'; readonly why: string };

const form: Consequence = { is: 'form' };
const undo: Consequence = { is: 'undo' };
const asks = (file: string): Consequence => ({ is: 'asks', proof: `test/${file}.test.ts` });
const back = (by: string): Consequence => ({ is: 'back', by });
const harmless = (why: string): Consequence => ({ is: 'harmless', why });

export const consequences: Readonly<Record<string, readonly Consequence[]>> = {
  // Of an order. A status asks where it ends the order, and has an undo where the tables know the way back.
  'order.status': [asks('component/task-menu'), undo, form],
  'orders.status': [asks('component/task-menu'), undo],
  'order.destock': [back('the status FINALISÉE'), asks('component/task-menu')],
  'order.bags': [form],
  'order.restock': [form],
  'order.restocked': [form],
  'order.delivered': [form],
  'order.reset': [form],
  'order.redeliver': [form],
  'order.prepareAgain': [form],
  'order.slot': [form],
  'order.giftMessage': [form, asks('component/sheet-remedies')],
  'order.productStatus': [form],
  'subscription.cancel': [asks('component/sheet-remedies')],
  'order.transitArea': [form],
  'order.crateCount': [form],
  'order.addCrate': [form],
  'order.deleteCrate': [back('the code, added again in the same dialog')],
  'order.option': [asks('component/zones'), back('the same switch')],
  'zone.done': [form],
  'zone.toDo': [back('the zone, done again from the same popover')],
  'zone.lock': [back('the other control of the same popover')],
  'zone.stock': [back('the other control of the same popover')],
  'zone.active': [back('the same switch')],
  'order.deliveryName': [form],
  'order.deliveryPhone': [form],
  'order.deliveryAddress': [form],
  'address.edit': [form],
  'address.correct': [form],
  'customer.edit': [form],
  'customer.note': [form],
  'trolley.locate': [form],
  'late.sms': [form],
  'late.validate': [form],
  'late.warned': [form],
  'late.ignore': [form],
  // Of the floor.
  'packing.reorder': [back('the order, carried back')],
  // Of tasks and rounds.
  'task.move': [undo],
  'task.cancelMove': [back('the move, made again')],
  'task.dispatch': [back('the order, dragged out of its new round')],
  'tasks.dispatch': [back('the orders, dragged out of their new round')],
  'task.assignCrossDock': [back('the order, dragged out of the round of its center')],
  'dock.status': [back('Invalider or Valider, on the same card')],
  'dock.define': [back('undefine, in the same menu')],
  'dock.undefine': [back('define, on the same card')],
  'dock.readyToLoad': [back('unlock, on the same card')],
  'dock.assign': [back('unlock, on the same card')],
  'dock.unlock': [back('GO, on the same card')],
  'dock.switchDrivers': [form],
  'dock.moveOnto': [undo],
  'dock.extract': [back('the orders, dragged back')],
  'dock.reorder': [back('the orders, dragged back')],
  'dock.crossDockLoaded': [form],
  'task.loadCrossDock': [form],
  'dock.edit': [form],
  'dock.mark': [harmless('a sign for colleagues on the card')],
  'dock.close': [asks('component/dock-actions')],
  'dock.delete': [asks('component/dock-actions')],
  // Of couriers.
  'courier.call': [form],
  'courierOrder.setStatus': [asks('component/second-courier')],
  'store.setStatus': [back('the other button of the same card')],
  'dock.callCourier': [form],
  'dock.cancelJob': [asks('component/couriers')],
  'dock.regularize': [asks('component/couriers')],
  // Of drivers.
  'driver.start': [back('STOP, in the menu of the driver')],
  'driver.stop': [back('START, on the line of the driver'), asks('component/drivers')],
  'driver.return': [harmless('the driver stands there')],
  'driver.vehicle': [back('the former vehicle, in the same menu')],
  'driver.launchpad': [back('the other entry, in the same menu')],
  'driver.center': [back('the former center, in the same menu')],
  'driver.startActivity': [form],
  'driver.stopActivity': [back('the activity, started again from the same menu')],
  'driver.moveBags': [form],
  // Of deposits and money.
  'deposit.return': [form],
  'deposit.receive': [form],
  'deposit.handBack': [form, asks('component/deposit-actions')],
  'deposit.handBackOrder': [form],
  'deposit.cancelReturn': [asks('component/deposit-actions')],
  'deposit.cancelReceipt': [asks('component/deposit-actions')],
  'deposit.customerHandBack': [form],
  'deposit.customerCancel': [asks('component/support-deposits')],
  // Of the account of a customer.
  'customer.anonymise': [asks('component/support-account')],
  'customer.delete': [asks('component/support-account')],
  'customer.fixCenters': [asks('component/support-account')],
  'customer.disconnectEdenred': [asks('component/support-account')],
  'extraCost.add': [form],
  'extraCost.delete': [asks('component/demands')],
  'demand.validate': [form],
  'demand.refuse': [asks('component/demands')],
  // Of a whole center.
  'center.extractFinalized': [asks('component/center-dispatch')],
  'center.generateDispatch': [asks('component/center-dispatch')],
  'dqp.delay': [asks('component/dqp')],
  'dqp.switch': [asks('component/dqp')],
  'dqp.rainBonus': [asks('component/dqp')],
  // Of goods that come from other centers.
  'arrivals.receive': [form],
  'arrivals.cancel': [asks('component/arrivals'), back('the mark, set and sent again')],
  // Of the floor.
  'packer.next': [back('Automatique, in the same choice')],
  'packer.grant': [back('the same button')],
  'packer.stop': [back('the task, taken up again at the terminal')],
  'priority.limit': [form],
  'priority.switch': [back('the same switch')],
  'priorities.order': [back('the order, dragged back')],
  'alert.read': [harmless('it has been read')],
  // Of the floor.
  'planning.start': [harmless('the packer stands there')],
  'trolley.review': [form],
};
