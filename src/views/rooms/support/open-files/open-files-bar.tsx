import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { nobodysCenter, placeOf } from '../../../../db/queries/records.ts';
import { visibleRow } from '../../../../db/queries/rows.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { keyOf } from '../../../../domain/rows.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { go, Link } from '../../../kit/router/router.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { Icon } from '../../../ui/icon.tsx';
import { customerFilePath, homePath } from '../paths.ts';
import styles from './open-files.module.css';
import { closeFile, type FileOf, nameOf } from './open-files.ts';
import { openFilesTexts as texts } from './text.ts';
import { useOpenFile, useOpenFiles } from './use-open-files.ts';

interface OpenFilesBarProps {
  /** The file on the screen; null where none is. */
  readonly current: FileOf | null;
  /** On the search screen: gets the focus once a file is closed there. */
  readonly search?: RefObject<HTMLElement | null>;
}

/** The files kept open, above every support screen (OUR-040). Hidden while none is. */
export function OpenFilesBar({ current, search }: OpenFilesBarProps) {
  const files = useOpenFiles(current !== null);
  const bar = useRef<HTMLElement>(null);
  if (files.length === 0) return null;
  const isCurrent = (file: FileOf) => current !== null && nameOf(file) === nameOf(current);
  const close = (file: FileOf) => {
    closeFile(file, Date.now());
    if (search) focusOn(search.current);
    // The bar goes with its last file.
    else if (isCurrent(file) || files.length === 1) go(homePath);
    else focusOn(bar.current?.querySelector<HTMLElement>(':scope > a'));
  };
  return (
    <nav ref={bar} className={styles.bar} aria-label={texts.bar}>
      <ul>
        {files.map((file) => (
          <Entry key={nameOf(file)} file={file} isCurrent={isCurrent(file)} onClose={() => close(file)} />
        ))}
      </ul>
      <Link to={homePath} className={styles.next} onClick={() => focusOn(search?.current)}>
        <Icon name="search" />
        {texts.next}
      </Link>
    </nav>
  );
}

interface EntryProps {
  readonly file: FileOf;
  readonly isCurrent: boolean;
  readonly onClose: () => void;
}

function Entry({ file: { kind, id }, isCurrent, onClose }: EntryProps) {
  const { db } = useSignedIn();
  const known = useSeenQuery(() => knownOf(db, { kind, id }), [db, kind, id]);
  const { who, order, email } = known ?? {};
  const name = [who, order].filter(Boolean).join(' ') || texts.unnamed[kind](id);
  // A customer is asked for by his e-mail too: without it he is searched.
  const to = kind === 'order' ? orderFilePath(id) : email ? customerFilePath(id, email) : homePath;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onClose();
  };
  return (
    <li className={styles.entry} data-current={isCurrent}>
      <Link to={to} isCurrent={isCurrent} onKeyDown={closeByKey} aria-keyshortcuts="Delete" title={name}>
        {who || order ? (
          <>
            {who ? <b>{isolated(who)}</b> : null} {order ? <span>{isolated(order)}</span> : null}
          </>
        ) : (
          name
        )}
      </Link>
      <IconButton variant="ghost" color="gray" size="1" aria-label={texts.close(name)} onClick={onClose}>
        <Icon name="cross" />
      </IconButton>
    </li>
  );
}

/** The replica's facts: whose file it is, the public number of an order, the e-mail a customer's file is read with. */
async function knownOf(db: QuaiDb, { kind, id }: FileOf) {
  if (kind === 'customer') {
    const customer = await visibleRow(db, nobodysCenter, 'customer', id);
    return { who: fullName(customer?.first_name, customer?.last_name), order: null, email: customer?.email ?? null };
  }
  const center = (await placeOf(db, keyOf('order', id)))?.center ?? null;
  if (center === null) return null;
  const [order, sheet] = await Promise.all([
    visibleRow(db, center, 'order', id),
    visibleRow(db, center, 'orderSheet', id),
  ]);
  const customer = sheet?.user ? await visibleRow(db, nobodysCenter, 'customer', sheet.user.id) : undefined;
  const who = fullName(customer?.first_name, customer?.last_name) || fullName(order?.firstname, order?.lastname);
  return { who, order: order ? orderName({ id, random_id: order.random_id }) : null, email: null };
}

const fullName = (...names: readonly (string | null | undefined)[]) => names.filter(Boolean).join(' ');

/** A file in its place among those kept open. Without one it shows why, and reads nothing (OUR-041). */
export function KeptOpen({ file, children }: { readonly file: FileOf; readonly children: ReactNode }) {
  const hasPlace = useOpenFile(file);
  return (
    <>
      <OpenFilesBar current={hasPlace ? file : null} />
      {hasPlace ? (
        children
      ) : (
        <main>
          <EmptyState isPage title={texts.full} text={texts.closeOne(file)} />
        </main>
      )}
    </>
  );
}
