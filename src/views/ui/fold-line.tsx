import { type ReactNode, useState } from 'react';
import { useIsTouch } from './device/pointer.ts';
import styles from './fold-line.module.css';
import { Icon } from './icon.tsx';
import { useIsPrinting } from './tables/printing.ts';

interface FoldLineProps {
  /** Where a jump to the block ends while it is folded. */
  readonly id?: string;
  readonly title: string;
  /** All that is read most of the time. */
  readonly summary: ReactNode;
  /** Something in it wants an answer. */
  readonly isPressing?: boolean;
  /** It is folded by mouse as well. */
  readonly byMouse?: boolean;
  readonly children: ReactNode;
}

/** A block that is one line by touch, with its values, until it is opened; whole on paper and, unless it says otherwise, by mouse. */
export function FoldLine({ id, title, summary, isPressing = false, byMouse = false, children }: FoldLineProps) {
  const isTouch = useIsTouch();
  const isPrinting = useIsPrinting();
  const [isOpen, setIsOpen] = useState(false);
  if (isPrinting || !(isTouch || byMouse)) return children;
  return (
    <div className={styles.fold} data-open={isOpen}>
      <button
        type="button"
        id={isOpen ? undefined : id}
        className={styles.line}
        data-screen=""
        data-pressing={isPressing}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isPressing ? <Icon name="warning" /> : null}
        <span className={styles.words}>
          <b>{title}</b> {summary}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
      </button>
      {isOpen ? <div className={styles.inside}>{children}</div> : null}
    </div>
  );
}
