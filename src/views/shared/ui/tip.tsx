import { Slot } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { later, useWhenThere } from '../later.tsx';
import { useKeptFocus } from './kept-focus.ts';
import styles from './ui.module.css';

interface TipProps {
  /** Lines of a text are kept. */
  readonly text: ReactNode;
  /** Where it opens otherwise too. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What a tip is made of once it opens; pages fetch it ahead. */
export const tipParts = later(() => import('./tip-parts.tsx'));

/** More about a control, on hover and on keyboard focus; the control alone until tips can open. */
export function Tip({ text, isOpen, onOpenChange, children }: TipProps) {
  const parts = useWhenThere(tipParts);
  const isThere = parts !== undefined;
  // Who came to it before tips could open is told at once.
  const isLate = useRef(!isThere);
  const isAsked = useRef(false);
  const ask = (isAskedNow: boolean) => () => {
    isAsked.current = isAskedNow;
  };
  const focus = useKeptFocus(isThere, { onFocus: ask(true), onBlur: ask(false) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they can
  useEffect(() => {
    if (isThere && isLate.current && isAsked.current) onOpenChange?.(true);
  }, [isThere]);
  const control = (
    <Slot.Root {...focus} onPointerEnter={ask(true)} onPointerLeave={ask(false)}>
      {children}
    </Slot.Root>
  );
  if (!parts) return control;
  return (
    <parts.OpenTip
      content={<span className={styles.lines}>{text}</span>}
      isOpen={isOpen}
      isOpenAtOnce={isLate.current && isAsked.current}
      onOpenChange={onOpenChange}
    >
      {control}
    </parts.OpenTip>
  );
}
