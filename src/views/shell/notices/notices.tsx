import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { useClient, useSubject } from '../../kit/client/context.ts';
import { signIn$ } from '../../kit/client/login.ts';
import { applyUpdate, reloadNewest, state$ } from '../../kit/client/service-worker-client.ts';
import { useToReload } from '../../kit/client/to-reload.ts';
import { typing$ } from '../../kit/drafts/typing.ts';
import { notices } from '../../kit/text.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from '../shell.module.css';
import { noticeTexts } from './text.ts';

/** Notices about the device itself; none of them reloads by itself. */
export function Notices() {
  const { session$, loss$ } = useClient();
  const session = useSubject(session$);
  const loss = useSubject(loss$);
  const toReload = useToReload();
  return (
    <>
      {toReload ? (
        <Notice tone="bad" text={toReload}>
          <Button size="1" onClick={() => void reloadNewest()}>
            {notices.reload}
          </Button>
        </Notice>
      ) : null}
      {loss.labels ? <Dismissable key={loss.count} tone="bad" text={noticeTexts.lostActions(loss.labels)} /> : null}
      {session.status === 'ready' && session.otherUserWaits ? <Dismissable text={noticeTexts.otherUserWaits} /> : null}
      <SignInNotice />
      <UpdateNotice />
    </>
  );
}

/** The page waits for unsaved input; it is restored after the sign-in. */
function SignInNotice() {
  const signIn = useSubject(signIn$);
  const typing = useSubject(typing$);
  if (!signIn || typing.length === 0) return null;
  return (
    <Notice tone="bad" text={noticeTexts.signIn(typing)}>
      <Button size="1" onClick={signIn}>
        {noticeTexts.toSignIn}
      </Button>
    </Notice>
  );
}

function UpdateNotice() {
  const state = useSubject(state$);
  if (state.status === 'current') return null;
  // The old worker ends its work first: until then the browser keeps the new one waiting.
  if (state.status === 'applying') return <Notice text={noticeTexts.updating} />;
  return (
    <Notice text={state.status === 'held' ? noticeTexts.updateHeld(state.reasons) : noticeTexts.update}>
      <Button size="1" onClick={() => void applyUpdate()}>
        {noticeTexts.applyUpdate}
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly tone?: 'bad' | 'plain';
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ tone = 'plain', text, children }: NoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} role="status">
      <Icon name="warning" />
      <p>{text}</p>
      {children}
    </section>
  );
}

function Dismissable(props: Pick<NoticeProps, 'tone' | 'text'>) {
  const [isHidden, setIsHidden] = useState(false);
  if (isHidden) return null;
  return (
    <Notice {...props}>
      <Button size="1" variant="soft" onClick={() => setIsHidden(true)}>
        {noticeTexts.dismiss}
      </Button>
    </Notice>
  );
}
