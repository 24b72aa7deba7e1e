import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { etaAhead } from '../../../../domain/task/arrival.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

type Where = Pick<
  DeliveryRow,
  'orderStatus' | 'prepProgress' | 'prepTotal' | 'transit_area' | 'dock' | 'eta' | 'lastDriverName'
>;

/** Statuses in which an order is still to be packed. */
const unpacked: ReadonlySet<string> = new Set(['paid', 'important', 'now', 'later', 'prep']);

function packingText({ prepProgress: done, prepTotal: all }: Where): string | null {
  if (!done) return 'pas commencée';
  return all ? `${done} sur ${all} ${plural(all, 'article', 'articles')}` : null;
}

export const startTexts = {
  late: (count: number, all: number) => `En retard, personne ne s'en occupe (${count} sur ${all})`,
  noLate: "Chaque retard est traité, ou n'a plus d'attente.",
  readAt: (time: string, age: string) => sentence`D'après ce poste, dispatch lu à ${time}, il y a ${age}`,
  columns: { name: 'Nom', client: 'Client', slot: 'Créneau', late: 'Retard', status: 'État', where: 'Où elle est' },
  where: (row: Where, nowMs: number): string => {
    const isPacked = !unpacked.has(row.orderStatus ?? '');
    const etaMs = etaAhead(row.eta, nowMs);
    return joined(', ', [
      isPacked ? row.transit_area && sentence`zone ${row.transit_area}` : packingText(row),
      row.dock ? dockCode(row.dock) : 'sans tournée',
      row.lastDriverName,
      etaMs === null ? null : sentence`vers ${hourText(etaMs)}`,
    ]);
  },
  tended: (count: number) =>
    count === 1
      ? '1 autre est traitée : un SMS est parti, un appel est noté ou ouvert.'
      : `${count} autres sont traitées : un SMS est parti, un appel est noté ou ouvert.`,
  money: 'Argent du centre',
  moneyDay: 'Argent du jour',
  proposals: 'Propositions',
  incidents: "Crédits d'incident",
  waiting: 'Ce qui attend',
  see: 'Voir',
  seeOf: (label: string) => sentence`Voir : ${label}`,
  because: (state: string, reason: string) => sentence`${state} : ${reason}`,
};
