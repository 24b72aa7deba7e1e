import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { DropPlace } from '../../../../domain/preparation/drop.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import styles from './board.module.css';
import type { Moves } from './reordering.ts';
import { boardTexts } from './text.ts';

interface PlaceDialogProps {
  readonly moves: Moves;
  readonly row: FloorRow;
  readonly emergencies: readonly FloorRow[];
  readonly onClose: () => void;
}

/** An order by more than its number: client and slot. */
const aboutOf = ({ name, slotStartMs, slotEndMs }: FloorRow, nowMs: number) =>
  joined(' · ', [name, slotStartMs !== null && slotText(slotStartMs, slotEndMs, nowMs)]);

/** The places of an order among the emergencies, by tap and keyboard (PRP-170). */
export function PlaceDialog({ moves, row, emergencies, onClose }: PlaceDialogProps) {
  const { blocked, refusal, move } = moves;
  const nowMs = useServerNow();
  const choose = useSubmit((place: DropPlace) => move(row, place), onClose);
  const places: readonly { readonly place: DropPlace; readonly label: string; readonly about?: string }[] = [
    ...emergencies
      .map((other, at) => ({ other, rank: at + 1 }))
      .filter(({ other }) => other.id !== row.id)
      .map(({ other, rank }) => ({
        place: { kind: 'packing' as const, id: other.id },
        label: boardTexts.before(orderName(other), rank),
        about: aboutOf(other, nowMs),
      })),
    { place: { kind: 'last' }, label: boardTexts.asLast },
    ...(row.rank > 0 ? [{ place: { kind: 'normal' as const }, label: boardTexts.asNormal }] : []),
  ];
  return (
    <Dialog title={boardTexts.choose(orderName(row))} description={aboutOf(row, nowMs)} width="520px" onClose={onClose}>
      <ul className={styles.places}>
        {places.map(({ place, label, about }) => (
          <li key={label}>
            <Button
              variant="soft"
              color={place.kind === 'normal' ? 'gray' : 'indigo'}
              reason={blocked ?? refusal(row, place)}
              onClick={() => void choose(place)}
            >
              {label}
            </Button>
            {about ? <small className={styles.about}>{about}</small> : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
