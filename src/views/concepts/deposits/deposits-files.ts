import { count, euros, instant, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import type { ClientDeposit, DepositSummary, DriverDeposit, ProductDeposits } from '../../../domain/deposit/deposit.ts';
import {
  correctedQuantity,
  handedOverQuantity,
  notReturnedQuantity,
  possessedQuantity,
  receivedQuantity,
  returnedQuantity,
} from '../../../domain/deposit/quantities.ts';
import { cancelMarker, movementLabel } from '../../../domain/deposit/text.ts';
import { customerHistoryColumns, depositTexts, driverColumns, historyColumns, productColumns } from './text.ts';

const [driver, received, returned, corrected, possessed] = driverColumns;

/** The drivers with deposits (DSP-781, LOG-217). */
export const driversFile: readonly CsvColumn<DepositSummary>[] = [
  { title: driver, cell: ({ name, id }) => text(name ?? String(id)) },
  { title: received, cell: (summary) => count(receivedQuantity(summary)) },
  { title: returned, cell: (summary) => count(returnedQuantity(summary)) },
  { title: corrected, cell: (summary) => count(correctedQuantity(summary)) },
  { title: possessed, cell: (summary) => count(possessedQuantity(summary)) },
];

const [product, sold, handedOver, back, notReturned] = productColumns;

/** Totals of each product (DSP-788, LOG-217). */
export const productsFile: readonly CsvColumn<ProductDeposits>[] = [
  { title: product, cell: (it) => text(it.product.deposit_label) },
  { title: sold, cell: ({ quantity_sold }) => count(quantity_sold) },
  { title: handedOver, cell: (it) => count(handedOverQuantity(it)) },
  { title: back, cell: ({ quantity_returned }) => count(quantity_returned) },
  { title: notReturned, cell: (it) => count(notReturnedQuantity(it)) },
];

const [date, movement, lent, quantity, price, client, by] = historyColumns;

/** A page of a driver's movements (DSP-802, LOG-217). */
export const driverHistoryFile: readonly CsvColumn<DriverDeposit>[] = [
  { title: date, cell: ({ created_at }) => instant(created_at) },
  { title: movement, cell: (deposit) => text(movementLabel(deposit)) },
  { title: depositTexts.cancelled, cell: (deposit) => text(cancelMarker(deposit)) },
  { title: lent, cell: (deposit) => text(deposit.product.deposit_label) },
  { title: quantity, cell: (deposit) => count(deposit.quantity) },
  { title: price, cell: ({ deposit_unit_price }) => euros(deposit_unit_price) },
  { title: client, cell: ({ user }) => text(user?.name ?? (user?.id ? String(user.id) : null)) },
  { title: by, cell: ({ done_by }) => text(done_by?.name) },
];

const [bought, lentTo, boughtCount, held, given, backCount, credited] = customerHistoryColumns;

/** A page of a customer's deposits (SUP-623, LOG-217); the steps of each stand under its line. */
export const customerHistoryFile: readonly CsvColumn<ClientDeposit>[] = [
  { title: bought, cell: ({ formated_created_at }) => text(formated_created_at) },
  { title: lentTo, cell: ({ product_infos }) => text(product_infos.deposit_label) },
  { title: boughtCount, cell: ({ quantity_bought }) => count(quantity_bought) },
  { title: held, cell: (deposit) => count(deposit.quantity) },
  { title: given, cell: ({ quantity_given }) => count(quantity_given) },
  { title: backCount, cell: ({ status }) => count(status.quantity_returned) },
  { title: credited, cell: ({ total_credited_amount }) => euros(total_credited_amount) },
];
