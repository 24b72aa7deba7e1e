import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import type { PastDay } from '../../../../domain/past-day/day.ts';
import { type LateRound, linesKept } from './day.ts';
import styles from './past-day.module.css';
import { pastDaySections } from './paths.ts';
import { pastDayTexts as texts } from './text.ts';

/** How the day ended, and what was done for those who waited (OUR-236). */
export function Totals({ of, rounds }: { readonly of: PastDay; readonly rounds: readonly LateRound[] }) {
  const orders = linesKept(rounds, null).map(({ order }) => order);
  const late = of.late ?? orders.length;
  const cents = orders.reduce((sum, { credited }) => sum + centsOfEuros(credited ?? 0), 0);
  const credited = orders.filter((order) => centsOfEuros(order.credited ?? 0) > 0).length;
  const ofLate = texts.ofLate(orders.length);
  const lateRounds = rounds.filter(({ round }) => round.id != null).length;
  const totals: readonly (readonly [string, number | null | undefined, string | null])[] = [
    [texts.late, late, of.delivered == null ? null : texts.ofDelivered(of.delivered)],
    [texts.rounds, lateRounds, of.rounds_count == null ? null : texts.ofRounds(of.rounds_count)],
    [texts.undelivered, of.undelivered, null],
    [texts.unknownHour, of.unknown_hour || null, null],
    [texts.called, orders.filter(({ last_call }) => last_call).length, ofLate],
    [texts.told, orders.filter(({ sms_at }) => sms_at?.length).length, ofLate],
    [texts.credited, credited, euroText(eurosOf(cents))],
  ];
  return (
    <section id={pastDaySections[0].id} aria-label={texts.totals}>
      <dl className={styles.totals}>
        {totals.map(([label, count, note]) =>
          count == null ? null : (
            <div key={label} data-empty={count === 0}>
              <dt>{label}</dt>
              <dd>
                <b>{count}</b>
                {note === null ? null : <small>{note}</small>}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
