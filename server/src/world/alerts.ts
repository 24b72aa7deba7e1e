import type { Order } from '../../../src/domain/order/order.ts';
import type { Notice } from '../../../src/domain/preparation/notice.ts';
import { iso, minuteMs } from './clock.ts';
import { drawLocation } from './goods/trolleys.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';

/** An alert of a center: a banner when it has no type, else a notification. */
export type WorldAlert = Notice & { readonly center_id: number };

const banners = [
  ['Pluie forte annoncée : prévoir des temps de trajet plus longs', '/dispatch'],
  ['Travaux boulevard de la Chapelle : sortie nord fermée', null],
  ['Rupture de glace sèche, à réassortir', '/home'],
  ['Panne de la chambre froide 2, technicien en route', '/home'],
] as const;

const seededNotices = [
  ['REPREPARATION', 'Commande à repréparer : produit manquant'],
  ['TROLLEY_NOT_FOUND', "Chariot C07 introuvable à l'emplacement B2"],
  ['PACKER_COMMENT_LOG', 'Commentaire : « bouteille cassée, remplacée »'],
  ['REPREPARATION', 'Commande à repréparer : produit abîmé'],
] as const;

export function makeBanner({ nextId, nowMs }: Pick<Scene, 'nextId' | 'nowMs'>, random: Random): Notice {
  const [label, link] = random.pick(banners);
  return { id: nextId('alert'), label, link, type: null, created_at: iso(nowMs), is_read: false };
}

export function makeAlerts({ center, nextId, nowMs, random }: Scene, orders: readonly Order[]): WorldAlert[] {
  const about = random.fork('notices');
  const row = (label: string, link: string | null, type: string | null, rank: number) => ({
    id: nextId('alert'),
    label,
    link,
    type,
    created_at: iso(nowMs - random.int(3, 150) * minuteMs),
    is_read: rank === 2,
    center_id: center.id,
  });
  return [
    ...banners.slice(0, 3).map(([label, link], rank) => row(label, link, null, rank)),
    ...seededNotices.map(([type, label], rank) => ({
      ...row(label, null, type, rank),
      ...notices[type](about, orders),
    })),
  ];
}

type NoticeType = (typeof seededNotices)[number][0];
type About = Omit<Notice, 'id'>;

const reasons = [
  ['Produit manquant', null],
  ['Produit abîmé', 'Pot de crème cassé dans le sac isotherme, à refaire.'],
  ['Erreur de préparation', 'Deux produits échangés avec une autre commande.'],
] as const;

const comments = [
  'Le lecteur du poste 3 ne lit plus les étiquettes froides',
  'Bouteille cassée, remplacée',
  'Plus de sacs isothermes au poste 5',
] as const;

/** The content of notifications by type (E-07); their orders have been packed. */
const notices: Readonly<Record<NoticeType, (random: Random, orders: readonly Order[]) => About>> = {
  REPREPARATION: (random, orders) => {
    const packed = orders.filter(({ transit_area, random_id }) => transit_area != null && random_id);
    const [reason_label, reason_comment] = random.pick(reasons);
    if (packed.length === 0) return { type: 'REPREPARATION', reason_label, reason_comment };
    const order = random.pick(packed);
    return {
      type: 'REPREPARATION',
      label: `Commande à repréparer : ${reason_label.toLowerCase()}`,
      order_id: order.id,
      order_random_id: order.random_id,
      transit_area: order.transit_area,
      trolley_area: null,
      crates: (order.crates ?? []).map(({ code }) => code),
      reason_label,
      reason_comment,
    };
  },
  TROLLEY_NOT_FOUND: (random) => {
    const [trolley_name, expected_location] = [`C${String(random.int(1, 14)).padStart(2, '0')}`, drawLocation(random)];
    const label = `Chariot ${trolley_name} introuvable à l'emplacement ${expected_location}`;
    return { type: 'TROLLEY_NOT_FOUND', label, trolley_name, expected_location };
  },
  PACKER_COMMENT_LOG: (random) => {
    const comment = random.pick(comments);
    return { type: 'PACKER_COMMENT_LOG', label: `Commentaire : « ${comment} »`, comment };
  },
};

/** A notification of the floor at the present moment. */
export const makeNotice = (
  { nextId, nowMs }: Pick<Scene, 'nextId' | 'nowMs'>,
  type: NoticeType,
  random: Random,
  orders: readonly Order[],
): Notice => ({
  id: nextId('alert'),
  created_at: iso(nowMs),
  is_read: false,
  link: null,
  ...notices[type](random, orders),
});
