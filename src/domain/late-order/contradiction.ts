import { hourText } from '../time/paris-time.ts';

/** A statement of a text to a client that the state of his order denies. */
export type Contradiction = 'isDelivered' | 'isNotDelivered' | 'noDriver' | 'isPast';

/** The state that a text is compared with. */
export interface OrderState {
  readonly isDelivered: boolean;
  /** Whether it lies in a round, or with a courier. */
  readonly isInRound: boolean;
  readonly nowMs: number;
}

const arrived =
  /(?:est (?:bien )?arrivée|a (?:bien )?été (?:livrée|remise)|est (?:bien )?livrée|vient d.(?:arriver|être livrée))/iu;
const coming =
  /(?:devrait arriver|va arriver|arrivera|sera livrée|est en (?:route|chemin)|arrive(?:ra)? (?:entre|vers|dans))/iu;
const driver = /(?:votre|notre|le) (?:livreur|livreuse|coursier)/iu;
const hours = /(\d{1,2})\s?[:h]\s?(\d{2})/giu;

/**
 * The contradictions between the text of an SMS and its order (DSP-717): arrived or still coming, a driver where there
 * is none, an announced hour that is over. Only plain phrases are recognised: a text without any is not thereby true.
 */
export function contradictionsOf(
  text: string,
  { isDelivered, isInRound, nowMs }: OrderState,
): readonly Contradiction[] {
  const announces = coming.test(text);
  if (isDelivered) return announces ? ['isDelivered'] : [];
  const found: Contradiction[] = [];
  if (arrived.test(text)) found.push('isNotDelivered');
  if (!isInRound && driver.test(text)) found.push('noDriver');
  if (announces && areOver(text, nowMs)) found.push('isPast');
  return found;
}

const dayMinutes = 24 * 60;
const halfDayMinutes = dayMinutes / 2;

/** Whether all hours of a text lie in the past half day: `00:10` read at 23:50 is still to come. */
function areOver(text: string, nowMs: number): boolean {
  const minutesOf = (hour: string, minute: string) => Number(hour) * 60 + Number(minute);
  const [nowHour = '', nowMinute = ''] = hourText(nowMs).split(':');
  const now = minutesOf(nowHour, nowMinute);
  const ago = [...text.matchAll(hours)].map(
    ([, hour = '', minute = '']) => (now - minutesOf(hour, minute) + dayMinutes) % dayMinutes,
  );
  return ago.length > 0 && ago.every((minutes) => minutes > 0 && minutes < halfDayMinutes);
}
