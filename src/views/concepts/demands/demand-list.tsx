import { use } from 'react';
import { dockCode } from '../../../domain/dock/text.ts';
import { type Demand, isOpen } from '../../../domain/extra-cost/demand.ts';
import { orderFilePath } from '../../../domain/order/path.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { later } from '../../ui/later/later.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { FarCells } from '../../ui/tables/far-cells.tsx';
import { MoreRows, useCut } from '../../ui/tables/first-rows.tsx';
import { type RowPlace, rowPlace, useNearRow } from '../../ui/tables/near.ts';
import { Pages } from '../../ui/tables/pages.tsx';
import table from '../../ui/tables/table.module.css';
import { Table } from '../../ui/tables/table.tsx';
import { DeleteCost, OpenActions } from './actions.tsx';
import { ChoiceContext } from './choice.ts';
import { orderNameOf, reviewerName, typeOf, whoAsks } from './demand-words.ts';
import styles from './demands.module.css';
import { EditedSince } from './edited-since.tsx';
import { logsPath } from './links.ts';
import { demandColumns, demandTexts } from './text.ts';
import type { Demands } from './use-demands.ts';

interface DemandListProps {
  readonly label: string;
  readonly demands: Demands;
  readonly onPage: (offset: number) => void;
  /** Within a page: how many rows are shown before the list is expanded. */
  readonly first?: number;
}

/** A page of demands, with links to others (LOG-135, LOG-136, LOG-144). */
export function DemandList({ label, demands: { told, page }, onPage, first }: DemandListProps) {
  return (
    <>
      <DetailAnswer answer={told} loading={demandTexts.loading}>
        {({ count, results }) =>
          count === 0 ? (
            <EmptyState title={demandTexts.none} />
          ) : first === undefined ? (
            <>
              <DemandTable label={label} demands={results} />
              <DemandsExport label={label} demands={results} />
            </>
          ) : (
            <FirstDemands label={label} demands={results} first={first} />
          )
        }
      </DetailAnswer>
      {page && page.count > page.results.length ? (
        <Pages label={demandTexts.pages} page={page} onChoose={onPage} />
      ) : null}
    </>
  );
}

function FirstDemands({ label, demands, first }: DemandTableProps & { readonly first: number }) {
  const { shown, more } = useCut(demands, first);
  return (
    <>
      <DemandTable label={label} demands={shown} isWithin />
      <MoreRows more={more} label={label} />
      <DemandsExport label={label} demands={demands} />
    </>
  );
}

const columns = later(async () => (await import('./demands-file.ts')).demandsFile);

/** Of the page that is shown, with the lines that are folded away. Beneath: above it would push the demands down. */
const DemandsExport = ({ label, demands }: Pick<DemandTableProps, 'label' | 'demands'>) => (
  <TableExport label={label} name="demandes-de-surcout" rows={demands} columns={columns} />
);

interface DemandTableProps {
  readonly label: string;
  readonly demands: readonly Demand[];
  /** It scrolls with the page. */
  readonly isWithin?: boolean;
}

function DemandTable({ label, demands, isWithin = false }: DemandTableProps) {
  return (
    <div className={styles.list}>
      <Table label={label} frame={isWithin ? 'page' : 'scroll'} cards={900} columns={demandColumns}>
        <tbody>
          {demands.map((demand, at) => (
            <DemandRow key={demand.id} demand={demand} {...rowPlace(at, demands.length)} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface DemandRowProps extends RowPlace {
  readonly demand: Demand;
}

function DemandRow({ demand, ...place }: DemandRowProps) {
  const choice = use(ChoiceContext);
  const isChosen = choice?.id === demand.id;
  // The one that is looked at stays whole, however far away it is scrolled.
  const { ref, isNear } = useNearRow(isChosen ? { ...place, isWhole: true } : place);
  return (
    <tr ref={ref} data-open={isOpen(demand)} {...(isChosen ? { 'aria-current': 'true' as const } : {})}>
      {isNear ? <DemandCells demand={demand} /> : <FarCells name={farName(demand)} columns={demandColumns.length} />}
    </tr>
  );
}

const farName = (demand: Demand) => [whoAsks(demand), orderNameOf(demand)].filter(Boolean).join(' ');

function DemandCells({ demand }: Pick<DemandRowProps, 'demand'>) {
  const { driver, dock, order, minutes, reviewed_at, extra_cost } = demand;
  return (
    <>
      <td className={`${table.date} ${styles.date}`}>{dateTimeText(demand.created_at)}</td>
      <th scope="row">
        <DriverName demand={demand} />
      </th>
      <td>
        {dock ? (
          <a href={logsPath(driver.id, demand.created_at)} target="_blank" rel="noopener">
            {dockCode(dock)}
          </a>
        ) : null}
      </td>
      <td>
        {order ? (
          <a href={orderFilePath(order)} target="_blank" rel="noopener">
            {orderNameOf(demand)}
          </a>
        ) : null}
      </td>
      <td className={styles.type}>{typeOf(demand)}</td>
      <td className={table.figure}>{minutes}</td>
      <td className={styles.comment}>
        {demand.comment}
        <EditedSince demand={demand} />
      </td>
      <td>{reviewerName(demand)}</td>
      <td className={`${table.date} ${styles.date}`}>{dateTimeText(reviewed_at)}</td>
      <td>{extra_cost ? demandTexts.yes : demandTexts.no}</td>
      <td className={styles.actions}>
        <Draft demand={demand} />
        {isOpen(demand) ? <OpenActions demand={demand} /> : null}
        {extra_cost ? <DeleteCost demand={demand} extraCostId={extra_cost} /> : null}
      </td>
    </>
  );
}

/** In a review a press on the name looks at the demand. */
function DriverName({ demand }: Pick<DemandRowProps, 'demand'>) {
  const choice = use(ChoiceContext);
  if (!choice) return whoAsks(demand);
  return (
    <button type="button" className={styles.choose} title={demandTexts.look} onClick={() => choice.choose(demand.id)}>
      {whoAsks(demand)}
    </button>
  );
}

function Draft({ demand }: Pick<DemandRowProps, 'demand'>) {
  const draft = use(ChoiceContext)?.drafts.get(demand.id);
  return draft ? (
    <Badge tone="amber" meaning={demandTexts.draftMeaning}>
      {demandTexts.drafts[draft]}
    </Badge>
  ) : null;
}
