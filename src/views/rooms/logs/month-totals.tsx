import { useState } from 'react';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { totalsOf } from '../../../domain/driver-log/totals.ts';
import type { WhyTotal } from '../../../domain/driver-log/why/groups.ts';
import { eurosOf } from '../../../domain/money/cents.ts';
import { euroText } from '../../../domain/money/money.ts';
import { durationText } from '../../../domain/time/paris-time.ts';
import { WhyPanel, whyPanelId } from '../../concepts/driver-log/why/why-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './logs.module.css';
import { totalTexts } from './text.ts';

interface Tile {
  readonly of: WhyTotal;
  readonly label: string;
  readonly value: string;
}

/** The totals of a month: sums of its cells (LOG-052). A press on one unfolds what it is made of (LOG-160). */
export function MonthTotals({ logs }: { readonly logs: readonly DriverLog[] }) {
  const [open, setOpen] = useState<WhyTotal | null>(null);
  const { seconds, waitingSeconds, presenceCents, extraCostCents, totalCents, unfinished } = totalsOf(logs);
  const euros = (cents: number) => euroText(eurosOf(cents));
  const tiles: readonly Tile[] = [
    { of: 'time', label: totalTexts.time, value: durationText(seconds) },
    ...(waitingSeconds === null
      ? []
      : [{ of: 'waiting' as const, label: totalTexts.waiting, value: durationText(waitingSeconds) }]),
    { of: 'presence', label: totalTexts.presence, value: euros(presenceCents) },
    { of: 'extraCosts', label: totalTexts.extraCosts, value: euros(extraCostCents) },
    { of: 'total', label: totalTexts.total, value: euros(totalCents) },
  ];
  const shown = tiles.find(({ of }) => of === open);
  return (
    <section aria-label={totalTexts.title}>
      <dl className={styles.totals}>
        {tiles.map((tile) => (
          <Total
            key={tile.of}
            tile={tile}
            isOpen={tile.of === open}
            onPress={() => setOpen(tile.of === open ? null : tile.of)}
          />
        ))}
      </dl>
      {unfinished > 0 ? <p className={styles.hidden}>{totalTexts.unfinished(unfinished)}</p> : null}
      {shown ? <WhyPanel key={shown.of} logs={logs} {...shown} /> : null}
    </section>
  );
}

interface TotalProps {
  readonly tile: Tile;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const Total = ({ tile: { label, value }, isOpen, onPress }: TotalProps) => (
  <div data-open={isOpen}>
    <dt>{label}</dt>
    <dd>
      <button
        type="button"
        className={styles.total}
        aria-label={totalTexts.explain(label, value)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? whyPanelId : undefined}
        onClick={onPress}
      >
        {value}
        <Icon name="chevron" />
      </button>
    </dd>
  </div>
);
