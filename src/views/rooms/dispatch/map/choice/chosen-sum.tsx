import { dockCode } from '../../../../../domain/dock/text.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { totalsOf } from '../../../../../domain/task/margin.ts';
import { minutesText } from '../../../../../domain/time/minutes.ts';
import { hourText } from '../../../../../domain/time/paris-time.ts';
import { joined } from '../../../../../domain/words/isolate.ts';
import { latenessText, levelOf } from '../../../../concepts/dock/move/lateness-words.ts';
import styles from '../map.module.css';
import { mapTexts } from '../text.ts';
import type { ChosenOrders } from './use-chosen-orders.ts';
import type { Circled } from './use-circled.ts';

interface ChosenSumProps {
  readonly circled: Circled | null;
  readonly chosen: ChosenOrders;
}

/** What the last outline held, and the sum of the ticked orders to dispatch: its place is there before both (OUR-209). */
export function ChosenSum({ circled, chosen: { tasks, round, taken } }: ChosenSumProps) {
  const departures = tasks.flatMap(({ departureMs }) => departureMs ?? []);
  const { bags, kg } = totalsOf(tasks);
  const [first, last] = [Math.min(...departures), Math.max(...departures)];
  const sum = joined(' · ', [
    mapTexts.ticked(tasks.length),
    mapTexts.bags(bags),
    mapTexts.kg(kg),
    departures.length > 0 && mapTexts.departures(hourText(first), hourText(last)),
  ]);
  return (
    <p className={styles.sum} role="status">
      <span>{circled ? mapTexts.circled(countsOf(circled), circled.ticked) : null}</span>
      <strong>{tasks.length > 0 ? sum : null}</strong>
      <span>{tasks.length > 0 ? wayText(tasks, round) : null}</span>
      <strong>{taken.length > 0 ? mapTexts.taken(taken.map(placeText)) : null}</strong>
    </p>
  );
}

const placeText = ({ name, dockId }: ChosenOrders['taken'][number]) =>
  dockId === null ? name : mapTexts.takenInto(name, dockCode(dockId));

/** A round of them alone, as it is estimated: how long, how many late, until when it may leave, in which order. */
const wayText = (tasks: ChosenOrders['tasks'], { cost, latestMs }: ChosenOrders['round']) =>
  joined(' · ', [
    cost
      ? mapTexts.alone(minutesText(Math.ceil(cost.addedS / 60)), latenessText(levelOf(cost), cost.late.length))
      : mapTexts.wayUnknown,
    latestMs !== null && mapTexts.latest(hourText(latestMs)),
    tasks.length > 1 && mapTexts.order(tasks.map(orderName)),
  ]);

const stages = ['toDispatch', 'planned', 'onTheRoad', 'delivered'] as const;

const countsOf = ({ counts }: Circled): readonly string[] =>
  stages.flatMap((place) => {
    const count = counts.get(place);
    return count ? [`${count} ${mapTexts.places[place].toLowerCase()}`] : [];
  });
