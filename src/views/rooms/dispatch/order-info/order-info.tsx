import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useQuery } from '../../../kit/router/router.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFetchedAhead } from '../../../ui/later/later.ts';
import { laterView } from '../../../ui/later/later-view.tsx';
import styles from './order-info.module.css';
import { infoPanelId, infoParameter, pickedIn } from './parameter.ts';
import { usePick, usePicked } from './picked.ts';
import { infoTexts } from './text.ts';

const OrderFacts = laterView(async () => (await import('./order-facts.tsx')).OrderFacts);

/**
 * The facts of the order picked in a list (DSP-225): the last block of the main column, kept at the lower edge of the
 * window while the column goes on below it, or beside the rounds on a wide screen.
 */
export function OrderInfoPanel({ isBeside = false }: { readonly isBeside?: boolean }) {
  const orderId = pickedIn(useQuery().get(infoParameter));
  const picked = usePicked();
  const pick = usePick();
  const panel = useRef<HTMLElement>(null);
  const isOpen = orderId !== null;
  // Rows know which of them is picked without reading the address each.
  useEffect(() => picked.set(orderId), [picked, orderId]);
  useEffect(() => {
    if (orderId !== null && picked.opener) focusOn(panel.current);
  }, [picked, orderId]);
  useRoomBelow(isOpen && !isBeside);
  useFetchedAhead(OrderFacts);

  const close = () => {
    const { opener } = picked;
    pick(null);
    focusOn(opener);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    <section
      ref={panel}
      id={infoPanelId}
      className={styles.panel}
      data-open={isOpen}
      data-rail={isBeside}
      tabIndex={-1}
      aria-label={infoTexts.title}
      onKeyDown={isOpen ? onKeyDown : undefined}
    >
      {orderId === null ? (
        <>
          <h2 className={styles.title}>{infoTexts.title}</h2>
          <p className={styles.none}>{infoTexts.none}</p>
        </>
      ) : (
        <>
          <IconButton
            variant="ghost"
            color="gray"
            size="2"
            className={styles.close}
            aria-label={infoTexts.close}
            onClick={close}
          >
            <Icon name="cross" />
          </IconButton>
          <OrderFacts key={orderId} orderId={orderId} />
        </>
      )}
    </section>
  );
}

/** A focused element is scrolled above the panel, not behind it. */
function useRoomBelow(isOpen: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = isOpen ? 'calc(var(--info-height, 40dvh) + 2dvh)' : '';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isOpen]);
}
