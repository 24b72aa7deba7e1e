import type { CourierDelivery, CourierOrder } from '../../../domain/courier/courier-order.ts';
import { courierVehicleLabel, deliveryStatusLabel } from '../../../domain/courier/text.ts';
import { instant, texts as several, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import { orderName } from '../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../domain/order/status.ts';
import { serviceLabel, secondCourierTexts as texts } from './text.ts';

const [service, pickup, order, client, status, location, bags, displayId, driver, phone, vehicle, delivery] =
  texts.heads;

interface Listed {
  readonly row: CourierOrder;
  readonly status: string | null;
}

/** The deliveries of an order, one after the other; without any it is fetched. */
const each = (row: CourierOrder, of: (delivery: CourierDelivery) => string | null | undefined) =>
  several((row.deliveries ?? []).map(of));

/** Orders of the second courier (PRP-378, PRP-384, LOG-217). */
export const courierOrdersFile: readonly CsvColumn<Listed>[] = [
  { title: service, cell: ({ row }) => text(serviceLabel(row.uber_type)) },
  { title: pickup, cell: ({ row }) => instant(row.pickup_time) },
  { title: order, cell: ({ row }) => text(orderName(row.order)) },
  { title: client, cell: ({ row }) => text(row.order.fullname?.trim()) },
  { title: texts.clientPhone, cell: ({ row }) => text(row.customer_phone_number) },
  { title: texts.clientCode, cell: ({ row }) => text(row.customer_pin_code) },
  { title: status, cell: (listed) => text(listed.status === null ? null : orderStatusLabel(listed.status)) },
  { title: location, cell: ({ row }) => text(row.order.location) },
  { title: bags, cell: ({ row }) => text(row.order.bags == null ? null : String(row.order.bags)) },
  { title: displayId, cell: ({ row }) => text(row.display_id) },
  { title: driver, cell: ({ row }) => each(row, (it) => it.delivery_partner_name) },
  { title: phone, cell: ({ row }) => each(row, (it) => it.phone_number) },
  {
    title: vehicle,
    cell: ({ row }) =>
      each(row, (it) => [courierVehicleLabel(it.vehicle_type), it.vehicle_plate].filter(Boolean).join(' ')),
  },
  {
    title: delivery,
    cell: ({ row }) =>
      row.deliveries?.length ? each(row, (it) => deliveryStatusLabel(it.status)) : text(texts.fetched),
  },
];
