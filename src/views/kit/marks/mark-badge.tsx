import { isOnItsWay } from '../../../db/outbox/states.ts';
import type { Mark } from '../../../db/schema.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tip } from '../../ui/menus/tip.tsx';
import styles from '../../ui/status/badge.module.css';
import { openPanel } from '../router/panel-address.ts';
import { setQuery } from '../router/router.tsx';
import { inDoubt, stateLabels } from '../text.ts';
import { stateIcon } from './mark-icon.ts';

/** The states that need the user most come first. */
const gravity: readonly Mark['state'][] = ['conflict', 'refused', 'uncertain', 'expired', 'sending', 'queued'];

function worstMark(marks: readonly Mark[]): Mark | undefined {
  return gravity.map((state) => marks.find((mark) => mark.state === state)).find((mark) => mark !== undefined);
}

interface MarkBadgeProps {
  readonly marks: readonly Mark[];
  /** Waiting actions have a place of their own (`WaitingMark`). */
  readonly isWithoutWaiting?: boolean;
}

/** The state of the user's actions on a row, as an icon and a word; opens the list of actions. */
export function MarkBadge({ marks, isWithoutWaiting = false }: MarkBadgeProps) {
  const mark = worstMark(marks);
  return mark && !(isWithoutWaiting && isPlain(mark)) ? <MarkButton mark={mark} /> : null;
}

/**
 * An action that waits or is being sent, as an icon in a reserved place: nothing moves as it comes and goes. Others are
 * shown in words.
 */
export function WaitingMark({ marks }: { readonly marks: readonly Mark[] }) {
  const mark = worstMark(marks);
  return <span className={styles.markPlace}>{mark && isPlain(mark) ? <MarkButton mark={mark} isSmall /> : null}</span>;
}

const isPlain = (mark: Mark) => isOnItsWay(mark) && !mark.inDoubt;

function MarkButton({ mark, isSmall = false }: { readonly mark: Mark; readonly isSmall?: boolean }) {
  const waits = isOnItsWay(mark);
  const label = mark.inDoubt && waits ? inDoubt : stateLabels[mark.state];
  const button = (
    <button
      type="button"
      className={styles.mark}
      data-bad={!isPlain(mark)}
      data-small={isSmall}
      onClick={() => setQuery(openPanel('actions'))}
    >
      <Icon name={mark.inDoubt && waits ? 'question' : stateIcon(mark.state)} size={12} />
      {isSmall ? <HiddenText>{label}</HiddenText> : label}
    </button>
  );
  return isSmall ? <Tip text={label}>{button}</Tip> : button;
}
