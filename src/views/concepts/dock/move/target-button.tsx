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

interface TargetLineProps {
  readonly name: string;
  /** Where in the round. */
  readonly position?: string | null;
  /** State, departure and driver. */
  readonly facts?: readonly string[];
  /** Why it is no target; null or absent when it is one. */
  readonly refusal?: RefusedTarget | null;
  /** What it costs, where that is estimated. */
  readonly cost?: ReactNode;
  readonly onChoose?: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
}

/** A place to go to: a button, or, with why it is none, a line. */
export function TargetLine({ name, position, facts = [], refusal, cost, onChoose, onKeyDown }: TargetLineProps) {
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

interface TargetButtonProps extends Omit<TargetLineProps, 'name'> {
  readonly target: DropTarget;
}

/** One target, with its state, departure and driver to identify it. */
export function TargetButton({ target, facts = [], ...line }: TargetButtonProps) {
  if (target.kind === 'list') return <TargetLine name={moveTexts.list} {...line} />;
  return <TargetLine name={dockCode(target.card.id)} facts={[...wordsOf(target), ...facts]} {...line} />;
}

function wordsOf({ card }: Exclude<DropTarget, { kind: 'list' }>): readonly string[] {
  const departure = card.departureMs === null ? '' : orderTexts.departure(hourText(card.departureMs));
  // A round is often named after its driver.
  const names = new Set([card.driverName, card.target_name]);
  const words = [dockStatusLabel(card.current_status), departure, ...names];
  return [...words.flatMap((word) => word || []), dockTexts.count(card.tasks.length)];
}
