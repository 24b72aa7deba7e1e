import { Slot } from 'radix-ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { later, useWhenThere } from '../later.tsx';
import type { Asked } from './tip-parts.tsx';
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

/**
 * More about a control, on hover and on keyboard focus. A board has hundreds of them: each is its control alone until
 * somebody comes to it, and the control stays what it is.
 */
export function Tip({ children, ...tip }: TipProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (event: SyntheticEvent<HTMLElement>) => {
    const control = event.currentTarget;
    // A focus that was only handed on asks for nothing (`useKeptFocus`).
    if (asked?.control !== control && !event.defaultPrevented) setAsked({ control, event });
  };
  return (
    <>
      <Slot.Root onPointerEnter={ask} onFocus={ask} onClick={ask}>
        {children}
      </Slot.Root>
      {asked ? <AskedTip asked={asked} {...tip} /> : null}
    </>
  );
}

function AskedTip({ text, ...tip }: Omit<TipProps, 'children'> & { readonly asked: Asked }) {
  const parts = useWhenThere(tipParts);
  return parts ? <parts.OpenTip content={<span className={styles.lines}>{text}</span>} {...tip} /> : null;
}
