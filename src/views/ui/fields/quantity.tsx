import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { wholeText } from '../../../domain/typed/number.ts';
import styles from './quantity.module.css';
import { quantityTexts } from './text.ts';

/** What a press of a button, or an arrow, may lead to; what is typed is judged by its form. */
export interface Steps {
  /** Default 0. */
  readonly least?: number;
  /** Default: as many as three digits hold. */
  readonly most?: number;
  /** Pieces of one step; default 1. */
  readonly by?: number;
}

export interface QuantityProps extends Steps {
  readonly id?: string | undefined;
  readonly name?: string;
  /** Its accessible name, where no label stands above. */
  readonly label?: string;
  /** Names of its buttons, where more than one quantity stands in a window without labels above. */
  readonly less?: string;
  readonly more?: string;
  /** Absent if the form registers it. */
  readonly value?: string;
  readonly placeholder?: string;
  readonly isOff?: boolean;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: React.FocusEventHandler<HTMLInputElement> | undefined;
  readonly onEnter?: () => void;
}

/**
 * A whole number to type, or to press one by one with cold fingers: `−`, the number, `+`. Arrows step too, so that Tab
 * goes from one number to the next. A step never leaves its bounds, from wherever it starts.
 */
export function Quantity({ least = 0, most = 999, by = 1, less, more, label, inputRef, ...props }: QuantityProps) {
  const { value, isOff = false, onEnter, 'aria-invalid': isWrong, ...input } = props;
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => own.current);
  const present = value === undefined ? null : wholeIn(value);
  const step = (times: 1 | -1) => {
    if (!own.current || isOff) return;
    const next = (wholeIn(own.current.value) ?? 0) + times * by;
    type(own.current, String(Math.min(most, Math.max(least, next))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter?.();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <span className={styles.quantity} data-wrong={isWrong ? '' : undefined}>
      <button
        type="button"
        data-screen=""
        tabIndex={-1}
        aria-label={less ?? quantityTexts.less}
        disabled={isOff || (present !== null && present <= least)}
        onClick={() => step(-1)}
      >
        <span aria-hidden>−</span>
      </button>
      <input
        {...input}
        {...(value === undefined ? {} : spinsAt(least, most, present))}
        {...(value === undefined ? {} : { value })}
        {...(label === undefined ? {} : { 'aria-label': label })}
        aria-invalid={isWrong}
        ref={own}
        type="text"
        inputMode={least < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        disabled={isOff}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        data-screen=""
        tabIndex={-1}
        aria-label={more ?? quantityTexts.more}
        disabled={isOff || (present !== null && present >= most)}
        onClick={() => step(1)}
      >
        <span aria-hidden>+</span>
      </button>
    </span>
  );
}

/** Said to readers of the screen where the number is known at each render. */
const spinsAt = (least: number, most: number, present: number | null) => ({
  ...{ role: 'spinbutton', 'aria-valuemin': least, 'aria-valuemax': most },
  ...(present === null ? {} : { 'aria-valuenow': present }),
});

function wholeIn(typed: string): number | null {
  const digits = wholeText(typed);
  return /^[+-]?\d+$/.test(digits) ? Number(digits) : null;
}

/** As if it were typed: whether React or a form library holds the value, it hears of it as of any other key. */
function type(input: HTMLInputElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
