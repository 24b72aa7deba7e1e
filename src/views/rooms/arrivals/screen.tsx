import { useEffect, useState } from 'react';
import { recordNames } from '../../../db/queries/records.ts';
import { areaFault } from '../../../domain/arrival/area-fault.ts';
import { receiveArrivals } from '../../../domain/arrival/commands/receive.ts';
import {
  areaOf,
  type Batches,
  leftOf,
  type Marked,
  type Marking,
  markedOf,
  unmarked,
} from '../../../domain/arrival/marking.ts';
import { CenterId } from '../../../domain/center/center-id.ts';
import { isPartial } from '../../../domain/center/features.ts';
import { may } from '../../../domain/session/permissions.ts';
import { useActions } from '../../kit/actions/use-action.ts';
import { useClient, useSignedIn, useTab } from '../../kit/client/context.ts';
import { useSecondText } from '../../kit/client/second-text.ts';
import { useHold } from '../../kit/drafts/use-hold.ts';
import { Awaited } from '../../kit/queries/awaited.tsx';
import { useMetas } from '../../kit/queries/use-metas.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { ScanBar } from '../../kit/scan/scan-bar.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import styles from './arrivals.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DockTable } from './dock-table.tsx';
import { ElsewhereOnly } from './elsewhere-only.tsx';
import { Foot } from './foot.tsx';
import { Lately } from './lately.tsx';
import { arrivalTexts } from './text.ts';
import { Upcoming } from './upcoming.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useMarkings } from './use-markings.ts';

/** `/arrivals`: what trucks bring from other centers, received order by order (PRP-260 to PRP-290). */
export function ArrivalsScreen() {
  const { center } = useTab();
  // The kind of center has to be known first, also by a tab that polls no board.
  const settings = useRecord(recordNames.centerSettings, { center, subject: center });
  const metas = useMetas();
  const found = metas?.centers?.find(({ id }) => id === center);
  const isKnown = metas?.centers != null;
  return (
    <main className={styles.screen}>
      {isPartial(found) ? null : <Title />}
      {isPartial(found) ? (
        <Reception key={center} center={CenterId.parse(center)} />
      ) : isKnown ? (
        <ElsewhereOnly name={found?.name ?? String(center)} />
      ) : settings?.error ? (
        <Notice text={arrivalTexts.failed(settings.error)} color="red" />
      ) : (
        <Awaited loading={arrivalTexts.loading} />
      )}
    </main>
  );
}

const Title = () => <h1 className={styles.title}>{arrivalTexts.title}</h1>;

const noBatches: Batches = { open: [], looked: new Set() };

function Reception({ center }: { readonly center: CenterId }) {
  const { user } = useSignedIn();
  const secondText = useSecondText();
  const state = useRecord(recordNames.arrivals, { center, subject: center });
  const { markings, change } = useMarkings(center);
  const sentIds = new Set(Object.values(markings).flatMap(({ batch }) => batch ?? []));
  const arrivals = useArrivals(center, [...sentIds].sort());
  const [chosen, choose] = useState<readonly Marked[] | null>(null);
  // Orders confirmed and not recorded yet: nobody sends them twice meanwhile.
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const sendBatch = useSendBatch(center);
  const isRead = state != null && state.appliedAtMs !== null;
  const all = arrivals?.docks.flatMap((it) => it.arrivals) ?? [];
  const batches = arrivals?.batches ?? noBatches;
  const marked = markedOf(all, markings, batches).filter(({ arrival }) => !leaving.has(arrival.id));
  useHold(marked.length > 0, arrivalTexts.hold);
  // Marks that are answered, or without an order, go.
  useEffect(() => {
    if (isRead && arrivals) change((now) => leftOf(now, all, batches));
  });
  if (!arrivals || (!isRead && all.length === 0)) {
    return (
      <>
        <Title />
        {state?.error ? (
          <Notice text={arrivalTexts.failed(state.error)} color="red" />
        ) : (
          <Awaited loading={arrivalTexts.loading} />
        )}
      </>
    );
  }
  const mark = (order: number, next: (now: Marking) => Marking) =>
    change((now) => ({ ...now, [order]: next(now[order] ?? unmarked) }));
  const noFlow = may(user, 'flow') ? null : arrivalTexts.noFlow;
  const validate = async (some: readonly Marked[]) => {
    choose(null);
    const ids = some.map(({ arrival }) => arrival.id);
    setLeaving((others) => new Set([...others, ...ids]));
    try {
      const id = await sendBatch(some, batches);
      if (id === null) return;
      const sent = some.map(({ arrival, marking }) => [arrival.linked_order.id, { ...marking, batch: id }]);
      change((now) => ({ ...now, ...Object.fromEntries(sent) }));
    } finally {
      // Marks that could not be sent stay, whatever went wrong.
      setLeaving((others) => new Set([...others].filter((other) => !ids.some((one) => one === other))));
    }
  };
  return (
    <>
      <div className={styles.tools}>
        <Title />
        <ScanBar />
        {state?.appliedAtMs ? (
          <p className={styles.readAt}>{arrivalTexts.readAt(secondText(state.appliedAtMs))}</p>
        ) : null}
      </div>
      <Notice text={state?.error ? arrivalTexts.failed(state.error) : null} />
      {arrivals.docks.length === 0 ? (
        <p className={styles.none} role="status">
          {arrivalTexts.none}
        </p>
      ) : null}
      {arrivals.docks.map(({ dock, arrivals: its }) => (
        <DockTable key={dock.id} dock={dock} arrivals={its} markings={markings} batches={batches} onMark={mark} />
      ))}
      <Lately center={center} arrivals={arrivals.lately} reason={noFlow} />
      <Upcoming arrivals={arrivals.pending} />
      <Foot marked={marked} batches={batches} problem={noFlow ?? wrongIn(marked)} onOpen={() => choose(marked)} />
      {chosen ? (
        <ConfirmDialog
          marked={chosen}
          batches={batches}
          onClose={() => choose(null)}
          onConfirm={() => void validate(chosen)}
        />
      ) : null}
    </>
  );
}

const wrongIn = (marked: readonly Marked[]) =>
  marked.some(({ marking }) => areaFault(marking.area) !== null) ? arrivalTexts.wrongArea : null;

/** Sends marks as one batch. A refused batch whose orders are marked again gives way to it. Null when not recorded. */
function useSendBatch(center: CenterId) {
  const { worker } = useClient();
  const { clockOffsetMs } = useSignedIn();
  const { issue } = useActions();
  return async (some: readonly Marked[], { open }: Batches): Promise<string | null> => {
    const parked = open.filter(({ isParked }) => isParked).map(({ id }) => id);
    const [replaced = null, ...others] = parked.filter((id) => some.some(({ marking }) => marking.batch === id));
    for (const id of others) await worker.discard(id, false);
    return issue(
      receiveArrivals,
      {
        center,
        dockIds: [...new Set(some.flatMap(({ arrival }) => arrival.dock ?? []))],
        arrivals: some.map(({ arrival, marking }) => ({
          taskId: arrival.id,
          orderId: arrival.linked_order.id,
          randomId: arrival.linked_order.random_id,
          isReceived: marking.isReceived === true,
          area: areaOf(marking),
        })),
        at: new Date(Date.now() + clockOffsetMs).toISOString(),
      },
      replaced,
    );
  };
}
