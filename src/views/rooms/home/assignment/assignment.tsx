import { useEffect, useMemo, useState } from 'react';
import { visibleRow } from '../../../../db/queries/rows.ts';
import { type MarkedRow, seenRows } from '../../../../db/queries/seen-rows.ts';
import { isInSession, type PeopleSort, sortedPeople } from '../../../../domain/preparation/assignment.ts';
import { useClient, useSignedIn, useTab } from '../../../kit/client/context.ts';
import { KeptRows } from '../../../kit/queries/kept-rows.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Column } from '../../../ui/tables/column.ts';
import { rowPlace } from '../../../ui/tables/near.ts';
import { Table } from '../../../ui/tables/table.tsx';
import { HomeExport } from '../exports/later.ts';
import styles from './assignment.module.css';
import { PersonRow } from './person-row.tsx';
import { assignmentId } from './section-id.ts';
import { assignmentTexts } from './text.ts';

/** `Préparateurs et types de tâches`: who does what, may do what and does what next (PRP-180 to PRP-204). */
export function Assignment() {
  const { center } = useTab();
  return <People key={center} center={center} />;
}

type Person = MarkedRow<'next'>;

function People({ center }: { readonly center: number }) {
  const { db } = useSignedIn();
  const [kept] = useState(() => ({
    nexts: new KeptRows<Person>(),
    configs: new KeptRows<MarkedRow<'nextConfig'>>(),
    zones: new KeptRows<{ readonly id: number }>(),
  }));
  const rows = useSeenQuery(async () => {
    const [nexts, configs, metas] = await Promise.all([
      seenRows(db, center, 'next'),
      seenRows(db, center, 'nextConfig'),
      visibleRow(db, center, 'metas', center),
    ]);
    return {
      nexts: kept.nexts.take(nexts),
      configs: kept.configs.take(configs),
      zones: kept.zones.take((metas?.pseudo_zones ?? []).map(({ id }) => ({ id }))),
    };
  }, [db, center]);
  const inCenter = rows?.zones;
  const zones = useMemo(() => new Set(inCenter?.map(({ id }) => id)), [inCenter]);
  const [showsAll, setShowsAll] = useState(false);
  const [sort, setSort] = useState<{ readonly by: PeopleSort; readonly isReversed: boolean }>({
    by: 'name',
    isReversed: false,
  });
  useNobodys(rows?.nexts);
  if (!rows) return null;
  const named = rows.nexts.filter(({ user }) => user != null);
  const shown = sortedPeople(
    named.filter((next) => showsAll || isInSession(next)),
    sort.by,
    sort.isReversed,
  );
  const choose = (by: PeopleSort) => setSort({ by, isReversed: sort.by === by && !sort.isReversed });
  return (
    <section className={styles.section} aria-labelledby={assignmentId}>
      <header>
        <h2 id={assignmentId}>{assignmentTexts.title}</h2>
        <ShowsAll isOn={showsAll} onTurn={setShowsAll} />
        <HomeExport of="people" rows={shown} configs={rows.configs} zones={zones} />
      </header>
      {shown.length === 0 ? (
        <EmptyState title={assignmentTexts.nobody} />
      ) : (
        <Table
          look="floor"
          className={styles.people}
          aria-labelledby={assignmentId}
          columns={[
            sortedColumn({ by: 'name', label: assignmentTexts.name, sort, onChoose: choose }),
            assignmentTexts.permissions,
            sortedColumn({ by: 'started', label: assignmentTexts.task, sort, onChoose: choose }),
            assignmentTexts.next,
          ]}
        >
          <tbody>
            {shown.map((next, at) => (
              <PersonRow
                key={next.id}
                next={next}
                configs={rows.configs}
                zones={zones}
                {...rowPlace(at, shown.length)}
              />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** Records of nobody are left out, and reported (PRP-201). */
function useNobodys(nexts: readonly Person[] | undefined): void {
  const { report } = useClient();
  const ids = (nexts ?? []).flatMap(({ id, user }) => (user == null ? [id] : [])).join(', ');
  useEffect(() => {
    if (ids !== '') report(new Error(`Next-task records without a user: ${ids}`));
  }, [ids, report]);
}

interface ShowsAllProps {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function ShowsAll({ isOn, onTurn }: ShowsAllProps) {
  return (
    <div className={styles.filter}>
      <Switch checked={isOn} onCheckedChange={onTurn}>
        {assignmentTexts.outOfSession}
      </Switch>
    </div>
  );
}

interface SortedColumn {
  readonly by: PeopleSort;
  readonly label: string;
  readonly sort: { readonly by: PeopleSort; readonly isReversed: boolean };
  readonly onChoose: (by: PeopleSort) => void;
}

/** The first press sorts names from A, tasks from the latest. */
function sortedColumn({ by, label, sort, onChoose }: SortedColumn): Column {
  const isAscending = (by === 'name') !== sort.isReversed;
  const direction = sort.by !== by ? 'none' : isAscending ? 'ascending' : 'descending';
  return {
    sort: direction,
    title: (
      <button type="button" className={styles.sort} onClick={() => onChoose(by)}>
        {label}
        <span className={styles.arrow} data-sort={direction}>
          <Icon name="chevron" size={10} />
        </span>
      </button>
    ),
  };
}
