import type { DockCard, DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { isTwoWheeler, vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import type { DriverRun } from '../../../../domain/route/driver-run.ts';
import { remainingOf } from '../../../../domain/route/planned-run.ts';
import { minutesBetween } from '../../../../domain/time/minutes.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { latenessText, levelOf } from '../move/lateness-words.ts';
import type { DriverCandidate } from './driver-candidates.ts';
import { giveTexts } from './text.ts';

/** `vers 10:28, aucun retard`. */
export const runText = (run: DriverRun): string =>
  giveTexts.backAround(hourText(run.backMs), latenessText(levelOf(run), run.late.length));

/** When he is free, and how much later he would leave than planned. */
export function freeText({ run, freeMs }: DriverCandidate, nowMs: number): string {
  if (freeMs === null) return '';
  const minutes = run.leavesMs === null ? 0 : minutesBetween(run.leavesMs - run.delayMs, run.leavesMs);
  return joined(', ', [
    freeMs <= nowMs ? giveTexts.freeNow : giveTexts.freeAt(hourText(freeMs)),
    minutes > 0 && giveTexts.later(minutes),
  ]);
}

/** What does not go with his vehicle: another one is planned, or something heavy is in the round. */
export function vehicleNotes(card: DockCard, { vehicle }: Pick<DriverRow, 'vehicle'>): readonly string[] {
  const heavy = card.tasks.filter(({ weightLevel }) => weightLevel === 'heavy' || weightLevel === 'error').length;
  const { target_vehicle: planned } = card;
  return [
    ...(planned && vehicle && planned !== vehicle ? [giveTexts.plannedFor(vehicleLabel(planned))] : []),
    ...(heavy > 0 && isTwoWheeler({ vehicle }) ? [giveTexts.heavy(heavy)] : []),
  ];
}

/** A round he holds: where it stands, and the bags of what is left of it. */
export function heldText(card: DockCard): string {
  const bags = remainingOf(card).reduce((sum, it) => sum + (it.bags ?? 0), 0);
  const back = card.return_time ? giveTexts.back(hourText(card.return_time)) : giveTexts.gone;
  const departure = card.departureMs !== null && giveTexts.departure(hourText(card.departureMs));
  return joined(', ', [dockCode(card.id), card.gone_at ? back : departure, bags > 0 && giveTexts.bags(bags)]);
}

/** Why he cannot take the round, in words; null when he can. */
export function refusalWords({ refusal, driver, run, rounds }: DriverCandidate): string | null {
  const end = hourText(driver.planning_end);
  switch (refusal?.code) {
    case undefined:
      return null;
    case 'notPresent':
      return giveTexts.refusals.notPresent(hourText(run.leavesMs));
    case 'presenceOver': {
      const road = rounds.find(({ gone_at }) => gone_at);
      return giveTexts.refusals.presenceOver(end, road ? dockCode(road.id) : '');
    }
    default:
      return giveTexts.refusals.endsBefore(end, hourText(run.backMs));
  }
}
