import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { allowedSteps } from '../../../concepts/dock/allowed-steps.ts';
import { dockSteps } from '../../../concepts/dock/dock-offer.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { Icon } from '../../../ui/icon.tsx';
import { GoButton } from '../docks/go-button.tsx';
import { useDockHere } from '../docks/use-dock-here.ts';
import styles from './map.module.css';
import { roundColour } from './shapes.ts';
import { mapTexts } from './text.ts';

interface RoundBarProps {
  readonly card: DockCard;
  /** A stop that has the focus: the map marks it and follows. */
  readonly onWalk: (row: TaskRow) => void;
  readonly onPick: (orderId: number, opener: HTMLElement) => void;
  readonly onClose: () => void;
}

/** The round that is chosen on the map: its stops to walk, its driver, `GO` (OUR-213). */
export function RoundBar({ card, onWalk, onPick, onClose }: RoundBarProps) {
  const nowMs = useServerNow();
  const here = useDockHere(card);
  const give = offered([dockSteps.give], { card, allowed: allowedSteps(card, nowMs) }, here);
  const code = dockCode(card.id);
  return (
    <section className={styles.round} aria-label={mapTexts.round(code)}>
      <span className={styles.roundName} style={{ background: roundColour(card.id) }}>
        {code}
      </span>
      <span>{card.driverName ?? mapTexts.noDriver}</span>
      <Stops key={card.id} card={card} onWalk={onWalk} onPick={onPick} />
      {give.map(({ name, label, reason, press }) => (
        <Button
          key={name}
          size="1"
          variant="soft"
          reason={reason}
          aria-label={dockTexts.onDock(label, card.id)}
          onClick={press}
        >
          {label}
        </Button>
      ))}
      {card.gone_at ? null : <GoButton card={card} />}
      <IconButton
        size="1"
        variant="ghost"
        color="gray"
        aria-label={mapTexts.closeRound(code)}
        title={mapTexts.closeRound(code)}
        onClick={onClose}
      >
        <Icon name="cross" />
      </IconButton>
    </section>
  );
}

/** How many stops an arrow goes on; the ends are as far as one likes. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

function Stops({ card: { id, tasks }, onWalk, onPick }: Pick<RoundBarProps, 'card' | 'onWalk' | 'onPick'>) {
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, tasks.length - 1);
  const current = tasks[at];
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(tasks.length - 1, at + step));
    focusOn(list.current?.querySelectorAll('button')[next]);
  };
  return (
    <>
      <ol ref={list} className={styles.stops} aria-label={mapTexts.stops(dockCode(id))}>
        {tasks.map((row, index) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.stop}
              tabIndex={index === at ? 0 : -1}
              aria-label={joined(', ', [
                mapTexts.stopOf(index + 1, tasks.length),
                orderName(row),
                row.clientName,
                row.position === null && mapTexts.noPlace,
              ])}
              onFocus={() => {
                setChosen(index);
                onWalk(row);
              }}
              onKeyDown={walk}
              onClick={({ currentTarget }) => onPick(row.orderId, currentTarget)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      {current ? (
        <span>
          {joined(' · ', [orderName(current), current.clientName, current.position === null && mapTexts.noPlace])}
        </span>
      ) : null}
    </>
  );
}
