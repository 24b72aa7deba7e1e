import { count, euros, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import type { Difference, ReadProvider, Reconciliation } from '../../../../domain/money/reconcile/reconciliation.ts';
import { partStatusTexts } from '../../../../domain/money/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { reconciliationTexts as texts } from './text.ts';

const nameOf = ({ order }: Pick<Difference, 'order'>) => (order ? orderName(order) : texts.noOrder);
const stateOf = (status: string | null | undefined) => partStatusTexts[status ?? ''] ?? status;

const [provider, read, ours, theirs, result] = texts.providerColumns;

interface Compared {
  readonly provider: ReadProvider;
  readonly differences: number;
}

/** What was read of each provider (OUR-163, LOG-217). */
export const providersFile: readonly CsvColumn<Compared>[] = [
  { title: provider.title, cell: (it) => text(texts.nameOf(it.provider.provider)) },
  { title: read.title, cell: (it) => count(it.provider.read) },
  { title: ours.title, cell: (it) => euros(it.provider.ours) },
  { title: theirs.title, cell: (it) => euros(it.provider.theirs) },
  { title: result.title, cell: (it) => text(texts.stateOf(it.provider, it.differences)) },
];

const [order, whose, kind, ourSide, theirSide, number] = texts.columns;

/** The differences of a day (OUR-163, LOG-217). */
export const differencesFile: readonly CsvColumn<Difference>[] = [
  { title: order.title, cell: (it) => text(nameOf(it)) },
  { title: whose.title, cell: (it) => text(texts.nameOf(it.provider)) },
  { title: kind.title, cell: (it) => text(texts.kindOf(it.kind)) },
  { title: ourSide.title, cell: (it) => euros(it.ours) },
  { title: texts.stateColumn(ourSide.title), cell: ({ our_state }) => text(stateOf(our_state)) },
  { title: theirSide.title, cell: (it) => euros(it.theirs) },
  { title: texts.stateColumn(theirSide.title), cell: ({ their_state }) => text(stateOf(their_state)) },
  { title: number.title, cell: (it) => text(it.number) },
];

const [openOrder, openProvider, amount, state] = texts.pendingColumns;

/** The parts that nobody has settled (OUR-163, LOG-217). */
export const pendingFile: readonly CsvColumn<Reconciliation['pending'][number]>[] = [
  { title: openOrder.title, cell: (it) => text(nameOf(it)) },
  { title: openProvider.title, cell: (it) => text(texts.nameOf(it.provider)) },
  { title: amount.title, cell: (it) => euros(it.amount) },
  { title: state.title, cell: ({ status }) => text(stateOf(status)) },
];
