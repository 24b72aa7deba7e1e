import { useState } from 'react';
import { dockCode } from '../../../../domain/dock/text.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { latenessText } from '../../../../domain/late-order/text.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MoreRows, useCut } from '../../../ui/tables/first-rows.tsx';
import { useIsPrinting } from '../../../ui/tables/printing.ts';
import { Table } from '../../../ui/tables/table.tsx';
import { causesInWords } from './cause-text.ts';
import type { LateRound } from './day.ts';
import { driverOf } from './driver.ts';
import styles from './past-day.module.css';
import { StopTable } from './stop-table.tsx';
import { pastDayTexts as texts } from './text.ts';
import { Words } from './words.tsx';

/** A list is whole up to so many rounds. */
const firstRounds = 60;

/** Each round with a late order; it unfolds to all its orders (OUR-237). */
export function RoundTable({ rounds }: { readonly rounds: readonly LateRound[] }) {
  const { shown, more } = useCut(rounds, firstRounds);
  return (
    <>
      <Table label={texts.list} frame="page" columns={texts.columns}>
        <tbody>
          {shown.map((it) => (
            <RoundLine key={it.round.id ?? 0} of={it} />
          ))}
        </tbody>
      </Table>
      <MoreRows more={more} label={texts.list} />
    </>
  );
}

function RoundLine({ of }: { readonly of: LateRound }) {
  const [isOpen, setIsOpen] = useState(false);
  // Paper has every order.
  const isWhole = useIsPrinting() || isOpen;
  const { round, lines } = of;
  const code = round.id == null ? texts.noRound : dockCode(round.id);
  return (
    <>
      <tr data-on={isWhole}>
        <th scope="row">
          <button type="button" className={styles.unfold} aria-expanded={isWhole} onClick={() => setIsOpen(!isOpen)}>
            <Icon name="chevron" />
            {code}
          </button>
        </th>
        <td>{round.id == null ? null : <Driver of={of} />}</td>
        <td className={styles.time}>{round.id == null ? null : <Departure of={of} />}</td>
        <td className={styles.time}>{round.closed_at ? texts.back(hourText(round.closed_at)) : null}</td>
        <td>{texts.lateOrders(lines.length, latenessText(Math.max(...lines.map(({ minutes }) => minutes))))}</td>
        <td>
          <Words of={causesInWords(lines)} />
        </td>
      </tr>
      {isWhole ? (
        <tr className={styles.inside} data-group="">
          <td colSpan={texts.columns.length}>
            <StopTable of={of} code={code} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Driver({ of: { round } }: { readonly of: LateRound }) {
  return (
    <>
      {driverOf(round) ?? <span className={styles.muted}>{dockTexts.noDriver}</span>}
      {round.target_vehicle ? <div className={styles.muted}>{vehicleLabel(round.target_vehicle)}</div> : null}
    </>
  );
}

const Departure = ({ of: { round } }: { readonly of: LateRound }) => (
  <>
    <div>{texts.planned(round.planned_departure ? hourText(round.planned_departure) : texts.unknown)}</div>
    <div>{texts.left(round.gone_at ? hourText(round.gone_at) : texts.unknown)}</div>
  </>
);
