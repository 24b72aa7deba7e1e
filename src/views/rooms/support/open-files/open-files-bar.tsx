import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { go, Link } from '../../../kit/router/router.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { Icon } from '../../../ui/icon.tsx';
import { customerFilePath, homePath } from '../paths.ts';
import { NoPlace } from './no-place.tsx';
import styles from './open-files.module.css';
import { closeFile, type FileOf, nameOf } from './open-files.ts';
import { openFilesTexts as texts } from './text.ts';
import { useFileName } from './use-file-name.ts';
import { useOpenFile, useOpenFiles } from './use-open-files.ts';

interface OpenFilesBarProps {
  /** The file on the screen; null where none is. */
  readonly current: FileOf | null;
  /** On the search screen: gets the focus once a file is closed there. */
  readonly search?: RefObject<HTMLElement | null>;
  /** Set to the bar by it. */
  readonly place?: RefObject<HTMLElement | null>;
}

/** The focus of whoever closed a file goes to `Nouvel appel` (OUR-043). */
const focusNext = (bar: HTMLElement | null) => focusOn(bar?.querySelector<HTMLElement>(':scope > a'));

/** The files kept open, above every support screen (OUR-040). Hidden while none is. */
export function OpenFilesBar({ current, search, place }: OpenFilesBarProps) {
  const files = useOpenFiles(current !== null);
  const own = useRef<HTMLElement>(null);
  const bar = place ?? own;
  if (files.length === 0) return null;
  const isCurrent = (file: FileOf) => current !== null && nameOf(file) === nameOf(current);
  const close = (file: FileOf) => {
    closeFile(file, Date.now());
    if (search) focusOn(search.current);
    // The bar goes with its last file.
    else if (isCurrent(file) || files.length === 1) go(homePath);
    else focusNext(bar.current);
  };
  return (
    <nav ref={bar} className={styles.bar} data-screen="" aria-label={texts.bar}>
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
  const { who, order, email, name } = useFileName({ kind, id });
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

/** A file in its place among those kept open. Without one it offers to close another (OUR-041). */
export function KeptOpen({ file, children }: { readonly file: FileOf; readonly children: ReactNode }) {
  const hasPlace = useOpenFile(file);
  const bar = useRef<HTMLElement>(null);
  const close = (other: FileOf) => {
    closeFile(other, Date.now());
    focusNext(bar.current);
  };
  return (
    <>
      <OpenFilesBar current={hasPlace ? file : null} place={bar} />
      {hasPlace ? children : <NoPlace file={file} onClose={close} />}
    </>
  );
}
