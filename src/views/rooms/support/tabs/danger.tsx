import { nobodysCenter } from '../../../../db/queries/records.ts';
import { visibleRow } from '../../../../db/queries/rows.ts';
import type { Command } from '../../../../domain/command.ts';
import {
  anonymiseCustomer,
  deleteCustomer,
  disconnectEdenred,
  fixCenters,
} from '../../../../domain/customer/commands/account.ts';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { customerFilePath } from '../../../../domain/customer/path.ts';
import { isolated, joined } from '../../../../domain/words/isolate.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { go } from '../../../kit/router/router.tsx';
import { ScopeContext } from '../../../kit/scope/scope.ts';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import styles from '../support.module.css';
import { accountTexts as texts } from './account-text.ts';

interface Whose {
  readonly userId: CustomerId;
  /** The address his file is open at. */
  readonly email: string;
}

/** The actions on a customer's account (SUP-192, SUP-580): he is nobody's row, and they are issued there. */
export function Danger({ userId, email }: Whose) {
  return (
    <ScopeContext value={nobodysCenter}>
      <div className={styles.line}>
        <AccountButton
          userId={userId}
          command={deleteCustomer}
          label={texts.delete}
          question={texts.sure}
          confirm={texts.deleteWho}
          more={texts.cleared}
          onDone={() => go('/support')}
        />
        <Anonymise userId={userId} email={email} />
        <AccountButton userId={userId} command={fixCenters} label={texts.forceCenter} question={texts.sureOfCenter} />
        <AccountButton
          userId={userId}
          command={disconnectEdenred}
          label={texts.disconnect}
          question={texts.sureOfEdenred}
        />
      </div>
    </ScopeContext>
  );
}

/**
 * His file has another address afterwards: the old one fits nobody. If no answer had the new one, search remains
 * (SUP-582).
 */
function Anonymise({ userId, email: before }: Whose) {
  const { db } = useSignedIn();
  const reopen = async () => {
    const email = (await visibleRow(db, nobodysCenter, 'customer', userId))?.email;
    go(email && email.toLowerCase() !== before.toLowerCase() ? customerFilePath(userId, email) : '/support');
  };
  return (
    <AccountButton
      userId={userId}
      command={anonymiseCustomer}
      label={texts.anonymise}
      question={texts.sure}
      confirm={texts.anonymiseWho}
      more={texts.cleared}
      onDone={() => void reopen()}
    />
  );
}

interface AccountButtonProps {
  readonly userId: CustomerId;
  readonly command: Command<{ userId: CustomerId }>;
  readonly label: string;
  readonly question: string;
  /** The confirming button, which names him. */
  readonly confirm?: (who: string) => string;
  /** Its effects and limits, below the question. */
  readonly more?: string;
  readonly onDone?: () => void;
}

/** None can be undone: each asks, and a refusal sends nothing (SUP-581, SUP-585). */
function AccountButton({ userId, command, label, question, confirm: confirmOf, more, onDone }: AccountButtonProps) {
  const { db } = useSignedIn();
  const { blocked, doubt, isRunning, run } = useAnswered(command, { about: { userId } });
  const customer = useSeenQuery(async () => visibleRow(db, nobodysCenter, 'customer', userId), [db, userId]);
  const waits = isRunning ? texts.saving : customer ? null : texts.loading;
  const name = joined(' ', [customer?.first_name?.trim(), customer?.last_name?.trim()]);
  const email = customer?.email ?? '';
  const confirm = async () => {
    if (await run({ userId })) onDone?.();
  };
  return (
    <>
      <AskedButton
        label={label}
        name={label}
        title={label}
        reason={blocked ?? waits}
        question={question}
        content={
          <>
            <p>
              {isolated(name)} {isolated(email)}
            </p>
            {more ? <p>{more}</p> : null}
          </>
        }
        confirm={confirmOf?.(name || email || String(userId))}
        onConfirm={() => void confirm()}
      />
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}
