import type { KeyboardEventHandler, ReactNode } from 'react';
import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import choices from '../../../ui/fields/choice-entry.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { orderTexts } from '../../order/text.ts';
import { dockTexts } from '../text.ts';
import type { DropTarget } from './moves.ts';
import type { RefusedTarget } from './refused-target.ts';
import styles from './target.module.css';
import { moveTexts } from './text.ts';

interface TargetButtonProps {
  readonly target: DropTarget;
  /** Why it is no target; null or absent when it is one. */
  readonly refusal?: RefusedTarget | null;
  /** What it costs, where that is estimated. */
  readonly cost?: ReactNode;
  /** Where in the round. */
  readonly position?: string | null;
  readonly onChoose?: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
}

/** One target, with its state, departure and driver to identify it. */
export function TargetButton({ target, refusal, cost, position, onChoose, onKeyDown }: TargetButtonProps) {
  const facts = target.kind === 'list' ? [] : wordsOf(target);
  const name = target.kind === 'list' ? moveTexts.list : dockCode(target.card.id);
  const content = (
    <>
      <span className={styles.place}>
        <strong>{name}</strong> {position}
        {facts.length > 0 ? <span className={styles.facts}>{joined(' · ', facts)}</span> : null}
      </span>
      {refusal ? (
        <span className={styles.reason}>
          {refusal.reason}
          {refusal.instead === null ? null : <span className={styles.instead}>{refusal.instead}</span>}
        </span>
      ) : (
        (cost ?? <Icon name="chevron" />)
      )}
    </>
  );
  if (refusal) return <div className={choices.target}>{content}</div>;
  return (
    <button type="button" className={choices.target} onClick={onChoose} onKeyDown={onKeyDown}>
      {content}
    </button>
  );
}

function wordsOf({ card }: Exclude<DropTarget, { kind: 'list' }>): readonly string[] {
  const departure = card.departureMs === null ? '' : orderTexts.departure(hourText(card.departureMs));
  // A round is often named after its driver.
  const names = new Set([card.driverName, card.target_name]);
  const words = [dockStatusLabel(card.current_status), departure, ...names];
  return [...words.flatMap((word) => word || []), dockTexts.count(card.tasks.length)];
}
