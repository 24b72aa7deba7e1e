import { useState } from 'react';
import { endpointNames } from '../../../../db/queries/sync.ts';
import { firstSoonFilters } from '../../../../domain/driver/soon-filter.ts';
import { pressed, soonStackOf } from '../../../../domain/driver/soon-sort.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { LinesExport } from '../../../kit/export/table-export.tsx';
import { useRowsOf } from '../../../kit/queries/use-rows-of.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { later } from '../../../ui/later/later.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useSorting } from '../sorting.ts';
import styles from './drivers-soon.module.css';
import { SoonFilterBar } from './soon-filter-bar.tsx';
import { SoonTable } from './soon-table.tsx';
import { soonTexts } from './text.ts';
import { useSoonDrivers } from './use-soon-drivers.ts';

const columns = later(async () => (await import('./soon-file.ts')).soonFile);

/** The drivers who are expected, those to come included, each with his actions (section 16 of dispatch.md). */
export function DriversSoonDialog({ onClose }: { readonly onClose: () => void }) {
  useRowsOf(endpointNames.drivers);
  const [filters, setFilters] = useState(firstSoonFilters);
  const [stack, setStack] = useSorting('driversSoon', soonStackOf);
  // A list the user asks for shows at once, also under the pointer.
  const [asked, setAsked] = useState(0);
  const nowMs = useServerNow();
  const shown = useSoonDrivers(filters, stack, nowMs);
  return (
    <Dialog title={soonTexts.title} width="1240px" onClose={onClose}>
      <SoonFilterBar
        filters={filters}
        stack={stack}
        onFilter={(change) => {
          setFilters((before) => ({ ...before, ...change }));
          setAsked(asked + 1);
        }}
        onSort={(sort) => {
          setStack(pressed(stack, sort));
          setAsked(asked + 1);
        }}
      />
      {shown ? (
        <>
          <p className={styles.count} role="status">
            {soonTexts.count(shown.count, shown.total)}
          </p>
          <LinesExport
            label={soonTexts.title}
            name="livreurs-attendus"
            count={shown.rows.length}
            lines={() => shown.rows.map((row) => ({ row, nowMs }))}
            columns={columns}
          />
          <div className={styles.frame}>
            {shown.count > 0 ? (
              <SoonTable drivers={shown.rows} firstSort={stack[0]} asked={asked} nowMs={nowMs} />
            ) : (
              <EmptyState title={shown.total > 0 ? soonTexts.empty : soonTexts.none} />
            )}
          </div>
        </>
      ) : (
        <Skeleton text={soonTexts.loading} />
      )}
    </Dialog>
  );
}
