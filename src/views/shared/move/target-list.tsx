import choices from '../ui/choice-entry.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import type { DropTarget } from './moves.ts';
import styles from './target.module.css';
import { TargetButton } from './target-button.tsx';
import { moveTexts } from './text.ts';

export interface Offered {
  readonly target: DropTarget;
  /** Why it is no target; null when it is one. */
  readonly refusal: string | null;
}

interface TargetListProps {
  readonly offered: readonly Offered[];
  readonly onChoose: (target: DropTarget) => void;
}

/** The targets that are allowed; below them, folded unless there is none, the others with their reasons. */
export function TargetList({ offered, onChoose }: TargetListProps) {
  const allowed = offered.filter(({ refusal }) => refusal === null);
  const refused = offered.filter(({ target, refusal }) => refusal !== null && target.kind !== 'list');
  return (
    <>
      {allowed.length === 0 ? <EmptyState title={moveTexts.none} /> : null}
      <ul className={choices.targets}>
        {allowed.map(({ target }) => (
          <li key={keyOf(target)}>
            <TargetButton target={target} onChoose={() => onChoose(target)} />
          </li>
        ))}
      </ul>
      {refused.length > 0 ? (
        <details className={styles.refused} open={allowed.length === 0}>
          <summary>{moveTexts.refused(refused.length)}</summary>
          <ul className={choices.targets}>
            {refused.map(({ target, refusal }) => (
              <li key={keyOf(target)}>
                <TargetButton target={target} refusal={refusal} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

const keyOf = (target: DropTarget) => (target.kind === 'list' ? 'list' : target.card.id);
