import type { Batches, Marked } from '../../../domain/arrival/marking.ts';
import { markedText } from '../../../domain/arrival/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './arrivals.module.css';
import { arrivalTexts } from './text.ts';

interface FootProps {
  readonly marked: readonly Marked[];
  readonly batches: Batches;
  /** Why the marks cannot be sent as they are; null when they can. */
  readonly problem: string | null;
  readonly onOpen: () => void;
}

/** The marks, those on their way, and the one button (PRP-276, PRP-285). */
export function Foot({ marked, batches, problem, onOpen }: FootProps) {
  const under = batches.open.filter(({ isParked }) => !isParked);
  const received = marked.filter(({ marking }) => marking.isReceived === true).length;
  return (
    <footer className={styles.foot} data-foot="">
      <div>
        <b>{marked.length === 0 ? arrivalTexts.nothingMarked : markedText(received, marked.length - received)}</b>
        <p role="status">
          {under.length > 0 ? (
            <>
              <Icon name="clock" size={12} /> {arrivalTexts.processing}{' '}
              {under.map(({ count }, at) => arrivalTexts.batch(at + 1, count)).join(', ')}
            </>
          ) : null}
        </p>
      </div>
      <Button
        size="3"
        className={styles.big}
        reason={problem ?? (marked.length === 0 ? arrivalTexts.nothingMarked : null)}
        onClick={onOpen}
      >
        {arrivalTexts.open}
      </Button>
    </footer>
  );
}
