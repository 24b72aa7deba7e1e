import { SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import { dockCode } from '../../../../domain/dock/text.ts';
import { remainingOf } from '../../../../domain/route/planned-run.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type DriverDialogProps, ofDriver } from '../../driver/of-driver.tsx';
import { useDrivers } from '../../driver/use-drivers.ts';
import { useAllDocks } from '../use-all-docks.ts';
import { roundsLeft } from './handover.ts';
import { RoundHandover } from './round-handover.tsx';
import { dropOutTexts } from './text.ts';

/** A driver drops out: what he has left goes to others, round by round, all of it or some (OUR-086). */
export const DropOutDialog = ofDriver(DropOut);

function DropOut({ driver, onClose }: DriverDialogProps) {
  const cards = useAllDocks();
  const drivers = useDrivers();
  const nowMs = useServerNow();
  // What the center does with canteens says what is ticked together.
  const isCenterRead = useCenters() !== undefined;
  // The round that is looked at stays so: another one never comes under the pointer by itself.
  const [chosen, setChosen] = useState<number | null>(null);
  const [done, setDone] = useState(0);
  const [handed, setHanded] = useState<ReadonlySet<number>>(new Set());
  if (!cards || !drivers || !isCenterRead) return null;
  const left = roundsLeft(cards, driver.id);
  const first = left.find(({ id }) => !handed.has(id));
  if (chosen === null && first) setChosen(first.id);
  const card = left.find(({ id }) => id === chosen);
  const onDone = (isAll: boolean) => {
    if (isAll && left.length === 1) return onClose();
    setDone(done + 1);
    if (!isAll || !card) return;
    setHanded(new Set([...handed, card.id]));
    setChosen(null);
  };
  const stops = left.reduce((sum, it) => sum + remainingOf(it).length, 0);
  return (
    <Dialog
      title={dropOutTexts.title(driver.name ?? String(driver.id))}
      description={dropOutTexts.summary(left.length, stops)}
      width="860px"
      onClose={onClose}
    >
      {left.length > 1 || (left.length > 0 && !card) ? (
        <SegmentedControl.Root
          value={String(chosen)}
          aria-label={dropOutTexts.rounds}
          onValueChange={(value) => setChosen(Number(value))}
        >
          {left.map((it) => (
            <SegmentedControl.Item key={it.id} value={String(it.id)}>
              {dropOutTexts.round(dockCode(it.id), remainingOf(it).length)}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
      ) : null}
      {card ? (
        <RoundHandover
          key={`${card.id} ${done}`}
          card={card}
          cards={cards}
          drivers={drivers}
          driverId={driver.id}
          nowMs={nowMs}
          onDone={onDone}
        />
      ) : (
        <EmptyState
          title={left.length > 0 && chosen !== null ? dropOutTexts.gone(dockCode(chosen)) : dropOutTexts.none}
        />
      )}
    </Dialog>
  );
}
