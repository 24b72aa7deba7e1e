import { dockCode } from '../../../../domain/dock/text.ts';
import type { LateRound, Shortage } from '../../../../domain/route/coming.ts';
import { minutesText } from '../../../../domain/time/minutes.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { plural } from '../../../../domain/words/plural.ts';

const drivers = (count: number) => `${count} ${plural(count, 'livreur', 'livreurs')}`;

const when = ({ quarterMs, isNow }: Shortage) => (isNow ? 'maintenant' : hourText(quarterMs));

/** What is coming on the board, in the words of the line of numbers (OUR-231, OUR-232). */
export const comingTexts = {
  shortage: (it: Shortage) => `${when(it)} : il manque ${drivers(it.missing)}`,
  shortageShort: (it: Shortage) => `${when(it)} : −${drivers(it.missing)}`,
  late: ({ dockId, minutes, stop }: LateRound) =>
    `${dockCode(dockId)} sera en retard de ${minutesText(minutes)} à l'arrêt ${stop}`,
  lateShort: ({ dockId, minutes, stop }: LateRound) =>
    `${dockCode(dockId)} : +${minutesText(minutes)} à l'arrêt ${stop}`,
  basis: ({ known, of }: { readonly known: number; readonly of: number }) =>
    known === of
      ? `d'après ${of} ${plural(of, 'tournée', 'tournées')}`
      : `d'après ${known} ${plural(known, 'tournée', 'tournées')} sur ${of}`,
};
