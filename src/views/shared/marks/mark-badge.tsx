import type { Mark } from '../../../db/schema.ts';
import { stateIcon } from '../../app/mark-icon.ts';
import { openPanel } from '../../app/panels/address.ts';
import { setQuery } from '../../app/router.tsx';
import { inDoubt, stateLabels } from '../../app/text.ts';
import styles from '../ui/badge.module.css';
import { Icon } from '../ui/icon.tsx';

/** The states that need the user most come first. */
const gravity: readonly Mark['state'][] = ['conflict', 'refused', 'uncertain', 'expired', 'sending', 'queued'];

function worstMark(marks: readonly Mark[]): Mark | undefined {
  return gravity.map((state) => marks.find((mark) => mark.state === state)).find((mark) => mark !== undefined);
}

/** What becomes of the user's actions on a row, in an icon and a word; opens the list of actions. */
export function MarkBadge({ marks }: { readonly marks: readonly Mark[] }) {
  const mark = worstMark(marks);
  return mark ? <MarkButton mark={mark} /> : null;
}

function MarkButton({ mark }: { readonly mark: Mark }) {
  const isWaiting = mark.state === 'queued' || mark.state === 'sending';
  return (
    <button
      type="button"
      className={styles.mark}
      data-bad={!isWaiting || mark.inDoubt}
      onClick={() => setQuery(openPanel('actions'))}
    >
      <Icon name={mark.inDoubt && isWaiting ? 'question' : stateIcon(mark.state)} size={12} />
      {mark.inDoubt && isWaiting ? inDoubt : stateLabels[mark.state]}
    </button>
  );
}
