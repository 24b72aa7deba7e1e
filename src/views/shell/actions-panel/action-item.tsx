import { nextTryMs } from '../../../db/hold.ts';
import { isInDoubt } from '../../../db/outbox/lanes.ts';
import { isMoved, needsDecision } from '../../../db/outbox/states.ts';
import { nobodysCenter } from '../../../db/queries/records.ts';
import { durationText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { BothValues } from '../../kit/actions/basis/both-values.tsx';
import { movedWords } from '../../kit/actions/basis/moved-words.ts';
import { useServerSays } from '../../kit/actions/basis/use-server-says.ts';
import type { OpenAction } from '../../kit/actions/open/open-commands.ts';
import { RetryButton } from '../../kit/actions/open/retry-button.tsx';
import { panelTexts } from '../../kit/actions/text.ts';
import { useDeviceSeconds } from '../../kit/client/clock.ts';
import { useClient, useSignedIn, useSubject, useTab } from '../../kit/client/context.ts';
import { stateIcon } from '../../kit/marks/mark-icon.ts';
import { closedPanel } from '../../kit/router/panel-address.ts';
import { go, setQuery, usePath } from '../../kit/router/router.tsx';
import { boardPath } from '../../kit/scope/board-path.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { screenScope$ } from '../../kit/scope/scope.ts';
import { nextTry } from '../../kit/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWhenThere } from '../../ui/later/later.ts';
import { isScoped } from '../routes/rooms.ts';
import { windowsLater } from '../windows/windows-later.ts';
import { modificationOf, opensOver } from './modify.ts';
import styles from './panel.module.css';

interface ActionItemProps {
  readonly action: OpenAction;
  readonly onDiscard: () => void;
}

export function ActionItem({ action, onDiscard }: ActionItemProps) {
  const { stored, command, label, stateLabel, reason, canDiscard } = action;
  const modify = useModify(action);
  return (
    <li className={styles.item} data-state={stored.state}>
      <div className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <span className={styles.state}>
          <Icon name={stateIcon(stored.state)} /> {stateLabel}
        </span>
      </div>
      <Facts action={action} />
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {isMoved(stored) ? <BothValues stored={stored} className={styles.server ?? ''} /> : null}
      {needsDecision(stored) && !isMoved(stored) ? <ServerValue action={action} /> : null}
      <div className={styles.buttons}>
        <RetryButton action={action} />
        {modify && canDiscard ? (
          <Button variant="soft" color="gray" onClick={modify}>
            {panelTexts.modify}
          </Button>
        ) : null}
        <Button variant="soft" color="red" reason={canDiscard ? null : panelTexts.sending} onClick={onDiscard}>
          {isMoved(stored) ? movedWords(command).giveUp : panelTexts.discard}
        </Button>
      </div>
    </li>
  );
}

function Facts({ action: { stored } }: Pick<ActionItemProps, 'action'>) {
  const nowMs = useDeviceSeconds();
  const elsewhere = useElsewhere(stored.center);
  const { clockOffsetMs } = useSignedIn();
  const tryMs = nextTryMs([stored], nowMs);
  const facts = [
    panelTexts.age(durationText((nowMs - stored.issuedAtMs) / 1_000)),
    ...(elsewhere === null ? [] : [panelTexts.center(elsewhere)]),
    ...(tryMs === null ? [] : [nextTry(tryMs + clockOffsetMs)]),
  ];
  return <p className={styles.facts}>{joined(' · ', facts)}</p>;
}

/** The center of an action where it is not the tab's: by its name, or its number where that is unknown (OUR-271). */
function useElsewhere(id: number): string | null {
  const { center } = useTab();
  const centers = useCenters();
  if (id === center || id === nobodysCenter) return null;
  return centers?.all.find((it) => it.id === id)?.name ?? String(id);
}

function ServerValue({ action: { stored, command } }: Pick<ActionItemProps, 'action'>) {
  const says = useServerSays(stored);
  // Where no call tells whether it was done, fields that are as they were tell nothing (SUP-376).
  const isUnchanged = says?.isUnchanged === true && !(isInDoubt(stored) && command?.isUnreadable);
  if (!says || (says.lines.length === 0 && !isUnchanged)) return null;
  return (
    <p className={styles.server}>
      {panelTexts.server} {isUnchanged ? panelTexts.unchanged : joined(' · ', says.lines)}
    </p>
  );
}

/** Opens the action's own dialog, on its own center, where its subject is; null if it has nothing to choose. */
function useModify({ stored }: OpenAction): (() => void) | null {
  const { tab } = useClient();
  const path = usePath();
  const scope = useSubject(screenScope$);
  const board = boardPath(useCenters()?.all.find(({ id }) => id === stored.center));
  const windows = useWhenThere(windowsLater)?.windows;
  const modification = windows ? modificationOf(stored, windows) : null;
  if (!modification) return null;
  return () => {
    const { query } = modification;
    const isOfItsCenter = stored.center === (isScoped(path) ? scope : tab.state.center);
    const isOver = opensOver({ path, isOfItsCenter }, board, modification);
    // The sheet of a thing has its own center, whatever the tab's.
    if (!(isOver && isScoped(path)) && stored.center !== tab.state.center) tab.switchCenter(stored.center);
    if (isOver) return setQuery({ ...closedPanel, ...query });
    const parameters = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    go(`${board}?${new URLSearchParams(parameters)}`);
  };
}
