import { totalsOf } from '../../../../domain/task/margin.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useTicked } from '../../../ui/tables/ticks.ts';
import styles from './map.module.css';
import { mapTexts } from './text.ts';
import { useRowsToDispatch } from './use-board-map.ts';
import type { Circled } from './use-circled.ts';

/** What the last outline held, and the sum of the ticked orders to dispatch: its place is there before both (OUR-209). */
export function ChosenSum({ circled }: { readonly circled: Circled | null }) {
  const ticked = useTicked(null);
  const rows = [...(useRowsToDispatch([...ticked])?.values() ?? [])].filter(({ id }) => ticked.has(id));
  const departures = rows.flatMap(({ departureMs }) => departureMs ?? []);
  const { bags, kg } = totalsOf(rows);
  const [first, last] = [Math.min(...departures), Math.max(...departures)];
  const sum = joined(' · ', [
    mapTexts.ticked(rows.length),
    mapTexts.bags(bags),
    mapTexts.kg(kg),
    departures.length > 0 && mapTexts.departures(hourText(first), hourText(last)),
  ]);
  return (
    <p className={styles.sum} role="status">
      <span>{circled ? mapTexts.circled(countsOf(circled), circled.ticked) : null}</span>
      <strong>{rows.length > 0 ? sum : null}</strong>
    </p>
  );
}

const stages = ['toDispatch', 'planned', 'onTheRoad', 'delivered'] as const;

const countsOf = ({ counts }: Circled): readonly string[] =>
  stages.flatMap((place) => {
    const count = counts.get(place);
    return count ? [`${count} ${mapTexts.places[place].toLowerCase()}`] : [];
  });
