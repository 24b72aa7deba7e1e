import type { CostOfDay } from '../../../../domain/extra-cost/of-day.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateText, hourText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';

/** `4,25 €, Détour, par Hélène Rouvrelle le 26/11/2026 à 14:05`: it may be of another day. */
const costText = ({ amount, label, added_by, added_at }: CostOfDay) =>
  joined(', ', [
    euroText(amount),
    label,
    added_by?.name
      ? sentence`par ${added_by.name}${added_at ? ` le ${dateText(added_at)} à ${hourText(added_at)}` : ''}`
      : null,
  ]);

const listText = (costs: readonly CostOfDay[]) => joined(' ; ', costs.map(costText));

/** OUR-268. */
export const costsTexts = {
  reading: 'Lecture des surcoûts de ce jour…',
  none: 'Aucun surcoût encore pour ce livreur et ce jour.',
  already: (costs: readonly CostOfDay[]) => sentence`Déjà ce jour-là : ${listText(costs)}.`,
  moved: (added: readonly CostOfDay[], deleted: readonly CostOfDay[]) =>
    joined(' ', [
      added.length > 0 && sentence`Saisi entre-temps : ${listText(added)}.`,
      deleted.length > 0 && sentence`Supprimé entre-temps : ${listText(deleted)}.`,
    ]),
};
