import { hourText } from '../../../domain/paris-time.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useClient, useSignedIn } from '../context.ts';
import { useSeenQuery } from '../live-queries.ts';
import { stateIcon } from '../mark-icon.ts';
import { stateLabels, texts } from '../text.ts';
import { type Done, useHistory } from '../undo/history.ts';
import { useUndo } from '../undo/use-undo.ts';
import styles from './panel.module.css';
import { panelTexts } from './text.ts';
import { useOpenCommands } from './use-open-commands.ts';

/** What this page did last and may take back, for as long as nothing has been built on it. */
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

/** What the server has agreed to looks other than what it has not. */
function Progress({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <span className={styles.progress} data-waiting={isWaiting || undefined}>
      <Icon name={stateIcon(isWaiting ? 'queued' : 'settled')} /> {isWaiting ? stateLabels.queued : texts.toast.done}
    </span>
  );
}

const none: readonly Done[] = [];

/** Asked of the worker again whenever the lists or the outbox change. */
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
