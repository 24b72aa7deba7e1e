import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { providerOf } from '../../../../domain/courier/provider.ts';
import { courierVehicleLabel } from '../../../../domain/courier/text.ts';
import { isDepartureRed } from '../../../../domain/dock/departure.ts';
import { canEdit } from '../../../../domain/dock/edit.ts';
import { distanceOfStopsM } from '../../../../domain/dock/stops-distance.ts';
import { takeBagsOf } from '../../../../domain/dock/take-bags.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { distanceText } from '../../../../domain/geo.ts';
import { totalsOf } from '../../../../domain/task/margin.ts';
import { durationText, hourText } from '../../../../domain/time/paris-time.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { dockTexts, roundText } from '../../../concepts/dock/text.ts';
import { giveDockWindow } from '../../../concepts/dock/window.ts';
import { useServerSeconds } from '../../../kit/client/clock.ts';
import { Link, setQuery } from '../../../kit/router/router.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Term } from '../../../ui/term.tsx';
import styles from './dock-card.module.css';

interface DockTimesProps {
  readonly card: DockCard;
  readonly nowMs: number;
}

/** When the dock leaves and comes back, with whom and in what (DSP-371, DSP-373 to DSP-376, DSP-389). */
export function DockTimes({ card, nowMs }: DockTimesProps) {
  return (
    <div className={styles.times}>
      <Departure departureMs={card.departureMs} nowMs={nowMs} isGone={!!card.gone_at} />
      {card.return_time ? (
        <span>
          {dockTexts.return} {hourText(card.return_time)}
        </span>
      ) : null}
      <Driver card={card} nowMs={nowMs} />
      {card.target_vehicle ? <span>{vehicleOf(card)}</span> : null}
      {card.target_name && card.target_name !== nameOf(card) ? (
        <span className={styles.target}>{card.target_name}</span>
      ) : null}
      {takeBagsOf(card, nowMs) ? <TakeBags card={card} /> : null}
      {card.tasks.length > 0 ? <Totals card={card} /> : null}
    </div>
  );
}

/** The load of the round, and the distance from stop to stop, where known (DSP-384). */
function Totals({ card }: { readonly card: DockCard }) {
  const metres = distanceOfStopsM(card.tasks);
  return (
    <span className={styles.totals}>
      {roundText(totalsOf(card.tasks))}
      {metres === null ? null : (
        <>
          {' · '}
          <Term meaning={dockTexts.crowFlies}>{distanceText(metres)}</Term>
        </>
      )}
    </span>
  );
}

/** A courier's vehicle or a driver's: no code is of both. */
export const vehicleOf = (card: DockCard) =>
  (providerOf(card) ? courierVehicleLabel : vehicleLabel)(card.target_vehicle);

function Departure({ departureMs, nowMs, isGone }: { departureMs: number | null; nowMs: number; isGone: boolean }) {
  if (departureMs === null) return null;
  const isRed = !isGone && isDepartureRed(departureMs, nowMs);
  return (
    <span className={styles.departure} data-red={isRed} title={isRed ? dockTexts.departureSoon : undefined}>
      <Icon name="clock" size={12} />
      <HiddenText>{dockTexts.departure} </HiddenText>
      {hourText(departureMs)}
      {isRed ? <HiddenText> ({dockTexts.departureSoon})</HiddenText> : null}
    </span>
  );
}

function Driver({ card, nowMs }: DockTimesProps) {
  const name = nameOf(card);
  if (!name) return <NoDriver card={card} nowMs={nowMs} />;
  if (!card.target_driver) return <span className={styles.driver}>{name}</span>;
  return (
    <Link className={styles.driver} to={`/logs/driver/${card.target_driver}/date/0`} isApart>
      {name}
    </Link>
  );
}

/** Pressed, it leads to drivers for the round. */
function NoDriver({ card, nowMs }: DockTimesProps) {
  if (card.gone_at || providerOf(card) || canEdit(card, { state: card.driverState }, nowMs))
    return <span className={styles.faint}>{dockTexts.noDriver}</span>;
  return (
    <button
      type="button"
      className={styles.give}
      aria-haspopup="dialog"
      aria-label={sentence`${dockTexts.noDriver} : ${dockTexts.give(dockCode(card.id))}`}
      onClick={() => setQuery(giveDockWindow.at({ dockId: card.id }))}
    >
      {dockTexts.noDriver}
    </button>
  );
}

/** Where drivers are not loaded (DSP-220) a round shows its own: by the name it was given for, else by his number. */
export const nameOf = ({ driverName, target_driver: id, target_name: name }: DockCard) =>
  driverName ?? (id ? (name ?? dockTexts.driver(id)) : null);

const bagTones = { normal: 'gray', limit: 'amber', delay: 'red' } as const;

/** The driver has not taken his bags yet; counted each second (DSP-430, DSP-431). */
function TakeBags({ card }: { readonly card: DockCard }) {
  const timer = takeBagsOf(card, useServerSeconds());
  if (!timer) return null;
  const left = durationText(Math.abs(timer.remainingMs) / 1_000);
  return (
    <Badge wraps tone={bagTones[timer.state]}>
      {dockTexts.takeBags[timer.state]} {timer.remainingMs < 0 ? `−${left}` : left}
    </Badge>
  );
}
