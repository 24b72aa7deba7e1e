import { Slot } from 'radix-ui';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { later, useIsMissing, useWhenThere } from '../later/later.ts';
import styles from '../ui.module.css';
import { MissingDialog } from '../windows/missing-dialog.tsx';
import type { Asked } from './tip-parts.tsx';

interface TipProps {
  /** Line breaks are kept. */
  readonly text: ReactNode;
  /** A press of the control opens it too: touch has no hover. */
  readonly opensOnPress?: boolean;
  readonly children: ReactNode;
}

/** The opened tip with its code; pages fetch it ahead. */
export const tipParts = later(() => import('./tip-parts.tsx'));

/**
 * More about a control, on hover and on keyboard focus. A board has hundreds: each is only its control until it is
 * reached, and the control stays the same element.
 */
export function Tip({ children, text, opensOnPress = false }: TipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (event: SyntheticEvent<HTMLElement>) => {
    const control = event.currentTarget;
    // A focus passed on by `useKeptFocus` opens no tip.
    if (asked?.control !== control && !event.defaultPrevented) setAsked({ control, event });
  };
  const press = (event: SyntheticEvent<HTMLElement>) => {
    ask(event);
    if (opensOnPress) setIsOpen(true);
  };
  const pressed = opensOnPress ? { isOpen, onOpenChange: setIsOpen } : {};
  return (
    <>
      <Slot.Root onPointerEnter={ask} onFocus={ask} onClick={press}>
        {children}
      </Slot.Root>
      {asked ? <AskedTip asked={asked} text={text} {...pressed} /> : null}
    </>
  );
}

interface AskedTipProps extends Pick<TipProps, 'text'> {
  readonly asked: Asked;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

function AskedTip({ text, ...tip }: AskedTipProps) {
  const parts = useWhenThere(tipParts);
  if (!parts) return <TipWithoutCode text={text} {...tip} />;
  return <parts.OpenTip content={<span className={styles.lines}>{text}</span>} {...tip} />;
}

/** Until its code is there: if that does not come, the browser's own tip has its words, and a press says so. */
function TipWithoutCode({ text, asked: { control }, isOpen = false, onOpenChange }: AskedTipProps) {
  const isMissing = useIsMissing(tipParts);
  // It is on its way, unless it failed: asked for sooner, it would open while the first parts of the page still move.
  useEffect(() => {
    if (tipParts.isMissing()) void tipParts.fetch();
  }, []);
  useEffect(() => {
    if (!isMissing || typeof text !== 'string' || control.title !== '') return;
    control.title = text;
    return () => control.removeAttribute('title');
  }, [isMissing, text, control]);
  if (!isMissing || !isOpen) return null;
  return <MissingDialog onClose={() => onOpenChange?.(false)} retry={() => void tipParts.fetch()} />;
}
