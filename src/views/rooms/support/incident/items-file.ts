import { count, euros, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import type { IncidentItem } from '../../../../domain/incident/incident-row.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { incidentTexts as texts } from './text.ts';

const [order, late, credit, state, detail] = texts.itemColumns;

interface Listed {
  readonly item: IncidentItem;
  /** As its badge has it: `next` for the one whose turn it is. */
  readonly state: string;
}

/** The credits of an incident, with what became of each (OUR-172, LOG-217). */
export const itemsFile: readonly CsvColumn<Listed>[] = [
  { title: order.title, cell: ({ item }) => text(orderName(item.order)) },
  { title: texts.customer, cell: ({ item }) => text(item.customer_name) },
  { title: `${late.title} (min)`, cell: ({ item }) => count(item.late_minutes) },
  { title: credit.title, cell: ({ item }) => euros(item.credit) },
  { title: state.title, cell: (listed) => text(texts.states[listed.state] ?? listed.item.status) },
  { title: detail.title, cell: ({ item }) => text(texts.detail(item)) },
];
