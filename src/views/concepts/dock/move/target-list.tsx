import { type KeyboardEvent, type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react';
import { plain } from '../../../../domain/search/contains.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import choices from '../../../ui/fields/choice-entry.module.css';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { walk } from '../../../ui/focus/walk.ts';
import type { DropTarget } from './moves.ts';
import { placeTexts } from './place-text.ts';
import type { RefusedTarget } from './refused-target.ts';
import styles from './target.module.css';
import { TargetButton } from './target-button.tsx';
import { targetWords } from './target-words.ts';

export interface Offered {
  readonly target: DropTarget;
  /** Why it is no target; null when it is one. */
  readonly refusal: RefusedTarget | null;
  /** What it costs, and where in the round it is, where that is estimated. */
  readonly cost?: ReactNode;
  readonly position?: string | null;
  /** What else there is to say of it. */
  readonly facts?: readonly string[];
  /** What a press does, as a whole sentence; said while it is chosen. */
  readonly outcome?: string;
  /** Shown below it while it is chosen. */
  readonly detail?: () => ReactNode;
}

interface TargetListProps {
  readonly offered: readonly Offered[];
  readonly onChoose: (target: DropTarget) => void;
  /** Sets the position in the target. */
  readonly children?: ReactNode;
  /** A further target, behind those allowed as long as nothing is searched; its keys go on from it. */
  readonly further?: ((onKeyDown: KeyboardEventHandler<HTMLElement>) => ReactNode) | undefined;
  /** What a press on the further target does. */
  readonly furtherOutcome?: string | undefined;
}

/**
 * The allowed targets; below them, folded unless there are none, the others with their reasons. Typing filters both by
 * round, driver, orders and postal codes; Enter takes the first. Arrows go from the field through the allowed targets. A
 * digit typed alone is no search: it chooses the target of that number, and Enter takes it (OUR-204).
 */
export function TargetList({ offered, onChoose, children, further, furtherOutcome }: TargetListProps) {
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState<number | null>(null);
  const byDigit = digitIn(typed);
  const words = byDigit === null ? plain(typed).split(' ').filter(Boolean) : [];
  const matching = offered.filter(({ target }) => {
    const text = targetWords(target);
    return words.every((word) => text.includes(word));
  });
  const allowed = matching.filter(({ refusal }) => refusal === null);
  const refused = matching.filter(({ target, refusal }) => refusal !== null && target.kind !== 'list');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const walkOn = (event: KeyboardEvent<HTMLElement>) =>
    walk(event, [field.current, ...(list.current?.querySelectorAll('button') ?? [])]);
  const pressInField = (event: KeyboardEvent<HTMLElement>) => {
    walkOn(event);
    if (event.key !== 'Enter') return;
    if (byDigit !== null) {
      event.preventDefault();
      list.current?.querySelectorAll('button')[byDigit]?.click();
      return;
    }
    const [first] = allowed;
    if (words.length === 0 || !first) return;
    event.preventDefault();
    onChoose(first.target);
  };
  const chosen = byDigit ?? focused;
  const hasFurther = further !== undefined && words.length === 0;
  const outcome = chosen === null ? null : (allowed[chosen]?.outcome ?? (hasFurther ? furtherOutcome : null) ?? null);
  const isMissing = byDigit !== null && byDigit >= allowed.length + Number(hasFurther);
  return (
    <>
      <SearchField
        label={placeTexts.search}
        value={typed}
        onType={setTyped}
        inputRef={field}
        onKeyDown={pressInField}
        placeholder={placeTexts.searchHint}
      />
      {children}
      {matching.length === 0 ? <EmptyState title={placeTexts.noneFound} /> : null}
      {matching.length > 0 && allowed.length === 0 ? <EmptyState title={placeTexts.none} /> : null}
      <ul
        ref={list}
        className={choices.targets}
        onFocus={({ currentTarget, target }) =>
          setFocused([...currentTarget.querySelectorAll<Element>('button')].indexOf(target))
        }
        onBlur={() => setFocused(null)}
      >
        {allowed.map(({ target, cost, position, facts, detail }, at) => (
          <li key={keyOf(target)} className={styles.numbered} data-key={keyText(at)} data-chosen={chosen === at}>
            <TargetButton
              target={target}
              cost={cost}
              position={position ?? null}
              facts={facts ?? []}
              onChoose={() => onChoose(target)}
              onKeyDown={walkOn}
            />
            {chosen === at ? detail?.() : null}
          </li>
        ))}
        {hasFurther ? (
          <li className={styles.numbered} data-key={keyText(allowed.length)} data-chosen={chosen === allowed.length}>
            {further(walkOn)}
          </li>
        ) : null}
      </ul>
      {refused.length > 0 ? (
        <details className={styles.refused} open={allowed.length === 0}>
          <summary>{placeTexts.refused(refused.length)}</summary>
          <ul className={choices.targets}>
            {refused.map(({ target, refusal }) => (
              <li key={keyOf(target)}>
                <TargetButton target={target} refusal={refusal} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className={styles.foot} role="status">
        {isMissing ? placeTexts.noSuchPlace(byDigit + 1) : outcome}
      </p>
    </>
  );
}

/** The place in the list that a digit typed alone means, from 0; null for any other text. */
const digitIn = (typed: string): number | null => (/^[1-9]$/.test(typed.trim()) ? Number(typed) - 1 : null);

/** The key of a place; none from the tenth on. */
const keyText = (at: number) => (at < 9 ? String(at + 1) : '');

const keyOf = (target: DropTarget) => (target.kind === 'list' ? 'list' : target.card.id);
