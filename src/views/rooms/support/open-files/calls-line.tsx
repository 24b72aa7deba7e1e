import { IconButton } from '@radix-ui/themes';
import type { KeyboardEvent } from 'react';
import { customerFilePath } from '../../../../domain/customer/path.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { CallsNumber } from '../../../concepts/phone-call/calls-number.tsx';
import { go, Link, usePath } from '../../../kit/router/router.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileAt, homePath } from '../paths.ts';
import { focusOnNext, focusOnSearch, nextId } from './focus.ts';
import styles from './open-files.module.css';
import { closeFile, type FileOf, nameOf } from './open-files.ts';
import { openFilesTexts as texts } from './text.ts';
import { useFileName } from './use-file-name.ts';
import { useOpenFiles } from './use-open-files.ts';

/** The files kept open, in the frame of every support screen (OUR-040); while none is, its place says so. */
export function CallsLine() {
  const path = usePath();
  const current = fileAt(path);
  const files = useOpenFiles(current !== null);
  if (files.length === 0)
    return (
      <p className={styles.none}>
        {texts.none} <CallsNumber className={styles.toCall} />
      </p>
    );
  const isCurrent = (file: FileOf) => current !== null && nameOf(file) === nameOf(current);
  const close = (file: FileOf) => {
    closeFile(file, Date.now());
    if (current === null) focusOnSearch();
    // The line is empty without its last file.
    else if (isCurrent(file) || files.length === 1) go(homePath);
    else focusOnNext();
  };
  return (
    <nav className={styles.bar} data-screen="" aria-label={texts.bar}>
      <ul>
        {files.map((file) => (
          <Entry key={nameOf(file)} file={file} isCurrent={isCurrent(file)} onClose={() => close(file)} />
        ))}
      </ul>
      <Link
        id={nextId}
        to={homePath}
        className={styles.next}
        data-current={current === null}
        onClick={() => current === null && focusOnSearch()}
      >
        <Icon name="search" />
        {texts.next}
      </Link>
      <CallsNumber className={styles.toCall} />
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
