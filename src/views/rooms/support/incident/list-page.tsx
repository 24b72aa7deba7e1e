import { nameOfAuthor } from '../../../../domain/author.ts';
import type { CenterId } from '../../../../domain/center/center-id.ts';
import { incidentsOf } from '../../../../domain/incident/details.ts';
import type { Incident } from '../../../../domain/incident/incident-row.ts';
import { newIncidentPath } from '../../../../domain/incident/path.ts';
import { sumsOf } from '../../../../domain/incident/rules.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { TableExport } from '../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../../kit/queries/use-last-settled.ts';
import { Link } from '../../../kit/router/router.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { later } from '../../../ui/later/later.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { incidentPath } from '../paths.ts';
import styles from './incident.module.css';
import { incidentTexts as texts } from './text.ts';

/** `/support/incident/tous`: the incidents of a center of the last week (OUR-174). */
export function IncidentListPage({ center }: { readonly center: CenterId }) {
  const endedAtMs = useLastEnded('incident.');
  const answer = useDetail(incidentsOf, { center }, { endedAtMs, everyMs: 30_000 });
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.list}</h1>
        {answer?.value ? (
          <Link to={newIncidentPath()} className={styles.prepare}>
            {texts.prepareNew}
          </Link>
        ) : null}
      </header>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {({ incidents }) =>
          incidents.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <>
              <TableExport label={texts.list} name="credits-d-incident" rows={incidents} columns={columns} />
              <List incidents={incidents} />
            </>
          )
        }
      </DetailAnswer>
    </main>
  );
}

const columns = later(async () => (await import('./incidents-file.ts')).incidentsFile);

const List = ({ incidents }: { readonly incidents: readonly Incident[] }) => (
  <Table label={texts.list} frame="page" columns={texts.listColumns}>
    <tbody>
      {incidents.map(({ id, about, status, prepared_at, prepared_by, items }) => {
        const { credited, total } = sumsOf(items);
        return (
          <tr key={id}>
            <th scope="row">{prepared_at ? dateTimeText(prepared_at) : null}</th>
            <td>
              <Link to={incidentPath(id)}>{about || texts.title(null)}</Link>
            </td>
            <td>{nameOfAuthor(prepared_by)}</td>
            <td>
              <Badge tone={texts.statusTones[status] ?? 'gray'}>{texts.statuses[status] ?? status}</Badge>
            </td>
            <td className={table.figure}>{texts.ofAll(credited.count, items.length)}</td>
            <td className={table.figure}>
              {euroText(eurosOf(credited.cents))} / {euroText(eurosOf(total))}
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
