import type { Moment, StretchKind } from '../../../../domain/order/sheet/story.ts';
import type { Arrival } from '../../../../domain/task/arrival.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

export const storyTexts = {
  title: "L'histoire de la commande",
  planned: 'Prévu',
  real: 'Réel',
  moments: 'Ce qui est arrivé',
  now: (hour: string) => sentence`Maintenant, ${hour}`,
  /** OUR-050. */
  arrivals: {
    came: (hour: string) => sentence`Livrée à ${hour}`,
    expected: (hour: string) => sentence`Arrivée estimée ${hour}`,
    missed: (hour: string) => sentence`Arrivée estimée ${hour}, heure passée`,
  } satisfies Record<Arrival['kind'], (hour: string) => string>,
  noArrival: 'Arrivée inconnue',
  inSlot: 'dans le créneau',
  late: (minutes: number) => `+${minutes} min sur le créneau`,
  early: (minutes: number) => `${minutes} min avant le créneau`,
  stretches: {
    way: 'Trajet',
    slot: 'Créneau promis',
    packing: 'Préparation',
    drive: 'Livraison',
    expected: 'Arrivée attendue',
  } satisfies Record<StretchKind, string>,
  stretch: (what: string, from: string, to: string) => sentence`${what}, ${from} - ${to}`,
  by: (what: string, who: string) => sentence`${what}, ${who}`,
  known: { ordered: 'Commandée', delivered: 'Livrée', told: '' } satisfies Record<Moment['kind'], string>,
  more: (count: number) => (count === 1 ? 'et 1 autre dans le journal' : `et ${count} autres dans le journal`),
};
