import { lastEndAtMs, sendingOf } from '../../../db/queries/actions.ts';
import type { CenterId } from '../../../domain/center/center-id.ts';
import { setStoreStatus } from '../../../domain/store/commands/set-status.ts';
import { storeStatuses, storesPeriodMs } from '../../../domain/store/details.ts';
import { askableOf, isSetElsewhere, type Store } from '../../../domain/store/store.ts';
import { offlineDetailLabel, offlineReasonLabel, storeRefusals, storeStatusLabel } from '../../../domain/store/text.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { isolated, joined } from '../../../domain/words/isolate.ts';
import { storeLogWindow } from '../../concepts/store/window.ts';
import { LiveNote } from '../../kit/actions/open/live-note.tsx';
import { useLiveAction } from '../../kit/actions/use-live-action.ts';
import { useOnline, useSignedIn } from '../../kit/client/context.ts';
import { useSecondText } from '../../kit/client/second-text.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { FoldLine } from '../../ui/fold-line.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import styles from './second-courier.module.css';
import { secondCourierTexts as texts } from './text.ts';

/**
 * A card for each store of the center (PRP-360 to PRP-377), read every five minutes and after each change (PRP-402).
 */
export function Stores({ center }: { readonly center: CenterId }) {
  const { db } = useSignedIn();
  const { isOnline } = useOnline();
  const secondText = useSecondText();
  const told = useDetail(storeStatuses, { center }, { everyMs: storesPeriodMs, endedAtMs: useLastEnded('store.') });
  const endedAtMs = useSeenQuery(() => lastEndAtMs(db, 'store.'), [db]) ?? 0;
  const sending = useSeenQuery(() => sendingOf(db, center, setStoreStatus.name), [db, center]) ?? [];
  if (!told) return null;
  const { value, error, answeredAtMs, valueAskedAtMs } = told;
  // A status from before an action tells nothing of it: the card waits for the next, unless none comes.
  const isOld = isOnline && error === null && (valueAskedAtMs ?? 0) < endedAtMs;
  if (!value && error === null)
    return isOnline ? <Skeleton text={texts.loading} /> : <p className={styles.none}>{texts.never}</p>;
  const stores = value?.store_statuses ?? [];
  return (
    <section className={styles.stores} aria-label={texts.stores}>
      <Notice text={error} color="red" />
      {value?.store_statuses.length === 0 ? <p className={styles.none}>{texts.noStores}</p> : null}
      {stores.length > 0 ? (
        <FoldLine
          title={texts.stores}
          summary={joined(' ; ', stores.map(stateOf))}
          isPressing={stores.some((store) => askableOf(store) === 'ONLINE')}
        >
          <ul>
            {stores.map((store) => (
              <li key={store.store_id}>
                <Card
                  center={center}
                  store={store}
                  isUpdating={
                    isOld ||
                    sending.some((args) => setStoreStatus.args.safeParse(args).data?.storeId === store.store_id)
                  }
                />
              </li>
            ))}
          </ul>
        </FoldLine>
      ) : null}
      {value && !isOnline ? <p className={styles.none}>{texts.offlineAt(secondText(answeredAtMs))}</p> : null}
    </section>
  );
}

const nameOf = ({ store_name, store_id }: Store) => store_name ?? store_id;
const statusOf = ({ status }: Store) => storeStatusLabel(status) || texts.unsaid;
const stateOf = (store: Store) => texts.storeState(nameOf(store), statusOf(store));

interface CardProps {
  readonly center: CenterId;
  readonly store: Store;
  /** An update of it is under way, or was and is not read yet (PRP-369). */
  readonly isUpdating: boolean;
}

function Card({ center, store, isUpdating }: CardProps) {
  const { blocked, isRunning, doubt, problem, run } = useLiveAction(setStoreStatus, { storeId: store.store_id });
  const name = nameOf(store);
  const isOpen = store.status === 'ONLINE';
  const askable = askableOf(store);
  const isBusy = isUpdating || isRunning;
  const label = askable === 'ONLINE' ? texts.reopen : texts.pause;
  return (
    <article className={styles.store} aria-label={name}>
      <header className={styles.head}>
        <h2>{isolated(name)}</h2>
        {store.store_type ? <Badge>{store.store_type}</Badge> : null}
        <Badge tone={isOpen ? 'green' : 'amber'}>{statusOf(store)}</Badge>
      </header>
      {store.status === 'OFFLINE' ? <WhyOffline store={store} /> : null}
      <LiveNote of={{ doubt, problem }} />
      <footer>
        {askable === null ? null : (
          <Button
            variant={askable === 'ONLINE' ? 'solid' : 'soft'}
            aria-label={texts.of(label, name)}
            reason={isBusy ? texts.updating : blocked}
            onClick={() => void run({ center, storeId: store.store_id, storeName: name, status: askable })}
          >
            {label}
          </Button>
        )}
        <Button
          variant="surface"
          color="gray"
          aria-label={texts.of(texts.log, name)}
          reason={isBusy ? texts.updating : null}
          onClick={() => setQuery(storeLogWindow.at({ storeId: store.store_id }))}
        >
          {texts.log}
        </Button>
      </footer>
    </article>
  );
}

/** Why it is closed, and until when (PRP-367, PRP-370 to PRP-373). */
function WhyOffline({ store }: { readonly store: Store }) {
  const until = dateTimeText(store.is_offline_until);
  const why = joined('. ', [
    offlineReasonLabel(store.offline_reason),
    joined(', ', [offlineDetailLabel(store.offline_reason_metadata), until && texts.until(until)]),
  ]);
  return (
    <>
      {why ? <p>{why}</p> : null}
      {isSetElsewhere(store) ? <p>{storeRefusals.setElsewhere}</p> : null}
    </>
  );
}
