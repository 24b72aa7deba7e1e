import { nameOfAuthor } from '../../../domain/author.ts';
import { may } from '../../../domain/session/permissions.ts';
import { rightTexts } from '../../../domain/session/right-text.ts';
import { addSmsText } from '../../../domain/sms-text/commands/add.ts';
import { deleteSmsText } from '../../../domain/sms-text/commands/delete.ts';
import { smsTextBasis } from '../../../domain/sms-text/sms-text.ts';
import { dateText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { openActionsOf } from '../../kit/actions/open/open-commands.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useScope } from '../../kit/scope/scope.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { Button } from '../../ui/button.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { AskedButton } from '../../ui/windows/asked-button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { lateWindow } from '../order/late/window.ts';
import styles from './sms-text.module.css';
import { smsTextTexts as texts } from './text.ts';
import { type SeenText, useHasTexts, useSmsTexts } from './use-sms-texts.ts';
import { smsTextWindow } from './window.ts';

interface ListProps {
  /** The late order whose window it was opened from: it leads back there, where what was typed still stands. */
  readonly orderId: number | null;
  readonly onClose: () => void;
}

/** The texts one may choose: one's own, those of the center, and what waits for the network (OUR-228). */
export function SmsTextsDialog({ orderId, onClose: close }: ListProps) {
  const onClose = orderId === null ? close : () => setQuery(lateWindow.at({ orderId }), { replace: true });
  const hasTexts = useHasTexts();
  const kept = useSmsTexts();
  const waiting = useWaitingTexts();
  if (!hasTexts) return <EmptyDialog title={texts.list} text={texts.unknown} onClose={onClose} />;
  const shared = kept?.texts.filter(({ is_shared }) => is_shared === true) ?? [];
  const own = kept?.texts.filter((text) => !shared.includes(text)) ?? [];
  return (
    <Dialog title={texts.list} width="720px" onClose={onClose}>
      <p className={styles.note} role="status">
        {kept ? texts.readAt(kept.readAtMs) : texts.unread}
      </p>
      <Button onClick={() => setQuery(smsTextWindow.at({ textId: null, orderId }))}>{texts.add}</Button>
      {kept?.texts.length === 0 && waiting.length === 0 ? <p>{texts.none}</p> : null}
      {waiting.length > 0 ? (
        <section aria-label={texts.waiting}>
          <h2 className={styles.title}>{texts.waiting}</h2>
          <ul className={styles.texts}>
            {waiting.map(({ stored, label, stateLabel }) => (
              <li key={stored.id} className={styles.text}>
                <b>{label}</b> <small>{stateLabel}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Group title={texts.own} all={own} orderId={orderId} />
      <Group title={texts.ofCenter} all={shared} orderId={orderId} />
    </Dialog>
  );
}

/** New texts of this device of which the server does not know yet. */
function useWaitingTexts() {
  const center = useScope();
  return openActionsOf(addSmsText, center, useOpenCommands());
}

interface GroupProps extends Pick<ListProps, 'orderId'> {
  readonly title: string;
  readonly all: readonly SeenText[];
}

function Group({ title, all, orderId }: GroupProps) {
  if (all.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title} ({all.length})
      </h2>
      <ul className={styles.texts}>
        {all.map((text) => (
          <Text key={text.id} text={text} orderId={orderId} />
        ))}
      </ul>
    </section>
  );
}

function Text({ text, orderId }: Pick<ListProps, 'orderId'> & { readonly text: SeenText }) {
  const { user } = useSignedIn();
  const center = useCenterId();
  const nowMs = useServerNow();
  const remove = useAction(deleteSmsText);
  const { title, body, is_shared: isShared } = smsTextBasis(text);
  const right = isShared && !may(user, 'accounts') ? rightTexts.accounts : null;
  const { changed_at: changedAt, changed_by: changedBy } = text;
  return (
    <li className={styles.text}>
      <div className={styles.words}>
        <b>{isolated(title)}</b>
        <p>{isolated(body)}</p>
        {changedAt ? <small>{texts.changedBy(nameOfAuthor(changedBy), dateText(changedAt))}</small> : null}
      </div>
      <div className={styles.ways}>
        <Button
          size="1"
          variant="soft"
          reason={right}
          aria-label={texts.editOf(title)}
          onClick={() => setQuery(smsTextWindow.at({ textId: text.id, orderId }))}
        >
          {texts.edit}
        </Button>
        <AskedButton
          label={texts.remove}
          name={texts.removeOf(title)}
          reason={right ?? remove.blocked ?? (remove.isRunning ? formTexts.saving : null)}
          title={texts.removeTitle}
          confirm={texts.remove}
          dismiss={texts.keep}
          question={texts.removeQuestion(title, isShared)}
          onConfirm={() =>
            void remove.run({
              ...{ center, textId: text.id, title, isShared, at: new Date(nowMs).toISOString() },
              basis: smsTextBasis(text),
            })
          }
        />
      </div>
    </li>
  );
}
