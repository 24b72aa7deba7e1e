import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { LinesExport } from '../../../kit/export/table-export.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { later } from '../../../ui/later/later.ts';

interface OfList<Name extends string, Row> {
  readonly of: Name;
  readonly label: string;
  readonly rows: readonly Row[];
}

type Deliveries = OfList<'late' | 'notDelivered', DeliveryRow>;
type ListExportProps = Deliveries | OfList<'toDispatch', TaskRow>;

const late = { name: 'commandes-en-retard', columns: later(async () => (await import('./orders-file.ts')).lateFile) };
const notDelivered = {
  name: 'a-relivrer',
  columns: later(async () => (await import('./orders-file.ts')).notDeliveredFile),
};
const toDispatch = {
  name: 'a-dispatcher',
  columns: later(async () => (await import('./orders-file.ts')).toDispatchFile),
};

/** Exports a list of the dispatch board as it is shown (LOG-217). */
export function ListExport(list: ListExportProps) {
  if (list.of === 'toDispatch') return <ToDispatchExport {...list} />;
  return <DeliveriesExport {...list} />;
}

function ToDispatchExport({ label, rows }: OfList<string, TaskRow>) {
  const metas = useMetasOfList();
  const lines = () => rows.map((row, at) => ({ row, metas, number: at + 1 }));
  return <LinesExport {...toDispatch} label={label} count={rows.length} lines={lines} />;
}

function DeliveriesExport({ of, label, rows }: Deliveries) {
  const metas = useMetasOfList();
  const nowMs = useServerNow();
  const lines = () => rows.map((row) => ({ row, metas, nowMs }));
  return <LinesExport {...(of === 'late' ? late : notDelivered)} label={label} count={rows.length} lines={lines} />;
}
