import { SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import { dockCode } from '../../../../domain/dock/text.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type DriverDialogProps, ofDriver } from '../../driver/of-driver.tsx';
import { useDrivers } from '../../driver/use-drivers.ts';
import { remainingOf } from '../give/planned-run.ts';
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
  const [chosen, setChosen] = useState<number | null>(null);
  const [done, setDone] = useState(0);
  if (!cards || !drivers) return null;
  const left = roundsLeft(cards, driver.id);
  const card = left.find(({ id }) => id === chosen) ?? left[0];
  const stops = left.reduce((sum, it) => sum + remainingOf(it).length, 0);
  return (
    <Dialog
      title={dropOutTexts.title(driver.name ?? String(driver.id))}
      description={dropOutTexts.summary(left.length, stops)}
      width="860px"
      onClose={onClose}
    >
      {left.length > 1 && card ? (
        <SegmentedControl.Root
          value={String(card.id)}
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
          onDone={(isAll) => (isAll && left.length === 1 ? onClose() : setDone(done + 1))}
        />
      ) : (
        <EmptyState title={dropOutTexts.none} />
      )}
    </Dialog>
  );
}
