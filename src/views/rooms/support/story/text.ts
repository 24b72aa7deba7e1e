import type { OrderAnswer } from '../../../../domain/order/sheet/answer.ts';
import type { Moment, StretchKind } from '../../../../domain/order/sheet/story.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';

const early = (minutes: number) => `${minutes} min avant`;

export const storyTexts = {
  title: "L'histoire de la commande",
  planned: 'Prévu',
  real: 'Réel',
  moments: 'Ce qui est arrivé',
  now: (hour: string) => sentence`Maintenant, ${hour}`,
  stretches: {
    way: 'Trajet',
    slot: 'Créneau promis',
    packing: 'Préparation',
    drive: 'Livraison',
    expected: 'Arrivée attendue',
  } satisfies Record<StretchKind, string>,
  stretch: (what: string, from: string, to: string) => sentence`${what}, ${from} - ${to}`,
  by: (what: string, who: string) => sentence`${what}, ${who}`,
  band: (from: string, to: string) => sentence`Créneau ${from}–${to}`,
  early,
  way: (minutes: number) => `Trajet ${minutes} min`,
  expected: (hour: string) => sentence`${hour} estimée`,
  known: { ordered: 'Commandée', delivered: 'Livrée', told: '' } satisfies Record<Moment['kind'], string>,
  more: (count: number) => (count === 1 ? 'et 1 autre dans le journal' : `et ${count} autres dans le journal`),
};

/** The states of an order within a sentence (OUR-053); any other by its label. */
const states = new Map([
  ['unpaid', 'À payer'],
  ['paid', 'Payée'],
  ['now', 'À préparer maintenant'],
  ['later', 'À préparer plus tard'],
  ['prep', 'En préparation'],
  ['waiting-products', 'En attente de produits'],
  ['to-check', 'À vérifier'],
  ['prepared', 'Finalisée'],
  ['shipping', 'En livraison'],
  ['received', 'Livrée'],
  ['undeliveredclient', 'Pas là'],
  ['waiting_restock', 'En attente de restockage'],
  ['canceled', 'Annulée'],
  ['blocked', 'Bloquée'],
]);

const stopText = ({ rank, of }: NonNullable<OrderAnswer['stop']>) =>
  `${rank === 1 ? '1er' : `${rank}e`} arrêt sur ${of}`;

function driverText(driver: OrderAnswer['driver']): string | null {
  if (driver.kind === 'unknown') return null;
  if (driver.kind === 'none') return 'sans livreur';
  return driver.kind === 'planned' ? sentence`livreur prévu ${driver.name}` : driver.name;
}

export const answerTexts = {
  line: (status: string | null, { arrival, stop, driver }: OrderAnswer) => {
    const state = states.get(status ?? '') ?? orderStatusLabel(status);
    const hour = arrival && hourText(arrival.atMs);
    const name = driverText(driver);
    if (arrival?.kind === 'came' && status === 'received') {
      const came = sentence`${state} à ${hour ?? ''}`;
      return driver.kind === 'drove' ? sentence`${came} par ${driver.name}` : came;
    }
    return joined(', ', [state, stop && stopText(stop), name, hour, arrival?.kind === 'missed' && 'heure passée']);
  },
  inSlot: 'dans le créneau',
  early,
  notBefore: (minutes: number, hour: string) => sentence`${minutes} min de trajet : pas avant ${hour}`,
};
