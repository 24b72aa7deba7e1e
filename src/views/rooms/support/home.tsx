import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { recordNames } from '../../../db/queries/records.ts';
import { meantBy, orderTyped } from '../../../domain/customer/search.ts';
import { orderFilePath } from '../../../domain/order/path.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { useOnline, useSignedIn, useTab } from '../../kit/client/context.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { go, Link } from '../../kit/router/router.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { searchFieldId } from './open-files/focus.ts';
import { fileLinks, fileOf, HitTable } from './search/hit-table.tsx';
import { useKeptSearch } from './search/kept-search.ts';
import { recentOrders } from './search/recent-orders.ts';
import styles from './search/search.module.css';
import { searchTexts as texts } from './search/text.ts';
import { type SearchAnswer, useSearch } from './search/use-search.ts';
import { LateOrders } from './start/late-orders.tsx';
import { MoneyLinks } from './start/money-links.tsx';
import start from './start/start.module.css';
import { useUntended } from './start/use-untended.ts';
import { Waiting } from './start/waiting.tsx';

/** `/support`: its job is to search (SUP-001, SUP-020). */
export function SupportHome() {
  const { center } = useTab();
  // Names and colours of sites.
  useRecord(recordNames.centerSettings, { center, subject: center });
  const [typed, setTyped] = useKeptSearch();
  const { isOnline } = useOnline();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  /** The text Enter was pressed on before it was answered. */
  const entered = useRef<string | null>(null);
  const { found, isAsking, hurry } = useSearch(typed, (answered) => {
    if (entered.current !== answered.q) return;
    entered.current = null;
    if (!openOne(answered)) setTimeout(() => focusOn(fileLinks(body.current)[0]), 0);
  });
  useEffect(() => focusOn(field.current), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    const order = orderTyped(q);
    if (order !== null) go(orderFilePath(order));
    else if (found?.q === q) {
      if (!openOne(found)) focusOn(fileLinks(body.current)[0]);
    } else {
      entered.current = q;
      hurry();
    }
  };
  const down = (event: KeyboardEvent) => {
    const [first] = fileLinks(body.current);
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    focusOn(first);
  };
  return (
    <main className={styles.home}>
      <h1 className={styles.title}>{texts.home}</h1>
      <search>
        <form noValidate onSubmit={submit}>
          <SearchField
            label={texts.field}
            placeholder={texts.placeholder}
            value={typed}
            inputRef={field}
            id={searchFieldId}
            aria-describedby={hintId}
            onKeyDown={down}
            onType={(text) => {
              entered.current = null;
              setTyped(text);
            }}
          />
        </form>
        <div className={styles.under}>
          <p id={hintId} className={styles.hint}>
            {isOnline ? texts.hint : texts.offline}
          </p>
          <p className={styles.count} role="status">
            <Count found={found} isAsking={isAsking} />
          </p>
        </div>
      </search>
      {found && found.hits.length > 0 ? (
        <HitTable hits={found.hits} bodyRef={body} onLeave={() => focusOn(field.current)} />
      ) : null}
      <Start />
    </main>
  );
}

/** Opens what was typed, where one thing alone is it: an order by its short number, or a customer. */
function openOne({ q, hits }: SearchAnswer): boolean {
  const meant = meantBy(q, hits);
  const to = meant && ('hit' in meant ? fileOf(meant.hit) : orderFilePath(meant.orderId));
  if (to !== null) go(to);
  return to !== null;
}

interface CountProps {
  readonly found: SearchAnswer | null;
  readonly isAsking: boolean;
}

/** SUP-030. */
function Count({ found, isAsking }: CountProps) {
  if (isAsking) return texts.asking;
  if (!found) return null;
  const { hits, found: count } = found;
  if (hits.length === 0) return texts.none;
  if (count <= hits.length) return null;
  return (
    <>
      <b>{texts.shown(hits.length, count)}</b>
      <span>{texts.narrow}</span>
    </>
  );
}

/** What the device knows before anything is searched (SUP-001). */
function Start() {
  const late = useUntended();
  return (
    <div className={start.columns}>
      {late ? <LateOrders {...late} /> : null}
      <div className={start.side}>
        <Waiting />
        <Recent />
        <MoneyLinks />
      </div>
    </div>
  );
}

/** Orders opened here before: their numbers alone stay on the device. */
function Recent() {
  const { clockOffsetMs } = useSignedIn();
  const [opened] = useState(recentOrders);
  return (
    <section className={start.card} aria-label={texts.recent}>
      <header>
        <h2>{texts.recent}</h2>
      </header>
      {opened.length === 0 ? (
        <p>{texts.noRecent}</p>
      ) : (
        <ul>
          {opened.map(({ id, atMs }) => (
            <li key={id}>
              <Link to={orderFilePath(id)}>{texts.order(id)}</Link>{' '}
              <time dateTime={new Date(atMs + clockOffsetMs).toISOString()}>{dateTimeText(atMs + clockOffsetMs)}</time>
            </li>
          ))}
        </ul>
      )}
      <p>{texts.onlyNumbers}</p>
    </section>
  );
}
