import { recordNames } from '../../../db/queries/records.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import { seenRows } from '../../../db/queries/seen-rows.ts';
import { CenterId } from '../../../domain/center/center-id.ts';
import { useOnline, useSignedIn, useTab } from '../../kit/client/context.ts';
import { useSecondText } from '../../kit/client/second-text.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { texts } from '../../kit/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './assign.module.css';
import { Priorities } from './priorities.tsx';
import { priorityTexts } from './text.ts';
import { Zones } from './zones.tsx';

/** `/assign/prio`: the rules that send people to tasks, and the priority of the types of task (PRP-220 to PRP-247). */
export function PrioritiesScreen() {
  const { center } = useTab();
  return (
    <main className={styles.screen}>
      <Rules />
      <List key={center} center={CenterId.parse(center)} />
      <section className={styles.block} aria-labelledby="ice-packs">
        <h2 id="ice-packs">{priorityTexts.icePacks}</h2>
      </section>
    </main>
  );
}

/** The server applies them; here is the list (PRP-221). */
function Rules() {
  return (
    <section className={styles.block} aria-labelledby="rules">
      <h1 id="rules">{priorityTexts.rulesTitle}</h1>
      <ol className={styles.rules}>
        {priorityTexts.rules.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b> : {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The list is asked for on opening (PRP-247); until it comes, and offline, the device's own list is shown. */
function List({ center }: { readonly center: CenterId }) {
  const { db } = useSignedIn();
  const { isOnline } = useOnline();
  const secondText = useSecondText();
  const state = useRecord(recordNames.priorities, { center, subject: center });
  useRecord(recordNames.zones, { center, subject: center });
  const rows = useSeenQuery(
    async () => ({
      configs: await seenRows(db, center, 'nextConfig'),
      zones: (await visibleRow(db, center, 'metas', center))?.pseudo_zones ?? null,
    }),
    [db, center],
  );
  if (!rows) return <Skeleton text={texts.loading} />;
  const { configs, zones } = rows;
  const error = state?.error ?? null;
  if (configs.length === 0) {
    if (!isOnline) return <EmptyState title={priorityTexts.unknown} text={priorityTexts.offline} />;
    return error === null ? (
      <Skeleton text={texts.loading} />
    ) : (
      <Notice text={priorityTexts.failed(error)} color="red" />
    );
  }
  return (
    <>
      <section className={styles.block} aria-labelledby="priorities">
        <header className={styles.head}>
          <h2 id="priorities">{priorityTexts.title}</h2>
          <p>{priorityTexts.savedAtOnce}</p>
          {state?.appliedAtMs ? <p>{priorityTexts.readAt(secondText(state.appliedAtMs))}</p> : null}
        </header>
        <Notice text={isOnline ? error && priorityTexts.failed(error) : priorityTexts.offline} />
        <Priorities
          center={center}
          configs={configs}
          zones={zones}
          readOnly={isOnline ? null : priorityTexts.offline}
        />
      </section>
      <Zones center={center} zones={zones ?? []} readOnly={isOnline ? null : priorityTexts.offline} />
    </>
  );
}
