import { euros, instant, texts as several, text } from '../../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../../domain/csv/csv.ts';
import type { SubventionLog } from '../../../../../domain/customer/subventions.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { customerTexts as texts } from '../../customer/text.ts';
import { conditionsOf } from './subvention-conditions.ts';

const { used, amount, order, canteen, organization, conditions } = texts.subventionColumns;

const orderOf = ({ order_id, order_random_id }: SubventionLog) =>
  order_id ? orderName({ id: order_id, random_id: order_random_id }) : order_random_id;
const nameOf = (name: string | null | undefined, id: number | null | undefined) => name ?? (id ? String(id) : null);

/** The subsidies a customer used (SUP-180, LOG-217). */
export const subventionsFile: readonly CsvColumn<SubventionLog>[] = [
  { title: used, cell: ({ created_at }) => instant(created_at) },
  { title: amount, cell: (log) => euros(log.amount) },
  { title: order, cell: (log) => text(orderOf(log)) },
  { title: canteen, cell: ({ canteen_name, canteen_id }) => text(nameOf(canteen_name, canteen_id)) },
  {
    title: organization,
    cell: ({ subvention }) => text(nameOf(subvention?.organization_name, subvention?.organization_id)),
  },
  { title: conditions, cell: ({ subvention }) => several(conditionsOf(subvention)) },
];
