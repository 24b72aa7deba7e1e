import { hourText } from '../../../domain/time/paris-time.ts';
import { type Done, useHistory } from '../../kit/actions/history.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';
import { panelTexts } from '../../kit/actions/text.ts';
import { useUndo } from '../../kit/actions/use-undo.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { stateIcon } from '../../kit/marks/mark-icon.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { stateLabels, texts } from '../../kit/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './panel.module.css';

/** What this page may still undo: its own actions, until others build on them. */
export function UndoList() {
  const undoable = useUndoable();
  const { clockOffsetMs } = useSignedIn();
  const { undo } = useUndo();
  const open = new Set(useOpenCommands().map(({ id }) => id));
  if (undoable.length === 0) return null;
  return (
    <section aria-labelledby="undo-title">
      <h2 id="undo-title" className={styles.heading}>
        {panelTexts.undoTitle}
      </h2>
      <ul className={styles.rows}>
        {undoable.map((done) => (
          <li key={done.id} className={styles.undo}>
            <time>{hourText(done.atMs + clockOffsetMs)}</time>
            <span>
              {done.label} <Progress isWaiting={done.commandIds.some((id) => open.has(id))} />
            </span>
            <Button size="1" aria-label={panelTexts.undoLabel(done.label)} onClick={() => void undo(done)}>
              {panelTexts.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sets actions the server has agreed to apart from others. */
function Progress({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <span className={styles.progress} data-waiting={isWaiting || undefined}>
      <Icon name={stateIcon(isWaiting ? 'queued' : 'settled')} /> {isWaiting ? stateLabels.queued : texts.toast.done}
    </span>
  );
}

const none: readonly Done[] = [];

/** The worker is asked again whenever the lists or the outbox change. */
function useUndoable(): readonly Done[] {
  const history = useHistory();
  const { worker } = useClient();
  const { db } = useSignedIn();
  const undoable = useSeenQuery(async () => {
    await Promise.all([db.lists.toArray(), db.outbox.toArray()]);
    const asked = history.flatMap((done) => {
      const last = done.steps?.at(-1);
      return last ? [{ done, name: last.command.name, args: last.args, center: done.center }] : [];
    });
    const answers = await worker.undoable(asked.map(({ done: _, ...step }) => step));
    return asked.flatMap(({ done }, at) => (answers[at] ? [done] : []));
  }, [db, worker, history]);
  return undoable ?? none;
}
