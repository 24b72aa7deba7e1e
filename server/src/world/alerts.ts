import type { Alert } from '../../../src/domain/alert/alert.ts';
import { iso, minuteMs } from './clock.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';

/** An alert of a center: a banner when it has no type, else a notification. */
export type WorldAlert = Alert & { readonly center_id: number };

const banners = [
  ['Pluie forte annoncée : prévoir des temps de trajet plus longs', '/dispatch'],
  ['Travaux boulevard de la Chapelle : sortie nord fermée', null],
  ['Rupture de glace sèche, à réassortir', '/home'],
  ['Panne de la chambre froide 2, technicien en route', '/home'],
] as const;

const notices = [
  ['REPREPARATION', 'Commande à repréparer : produit manquant'],
  ['TROLLEY_NOT_FOUND', "Chariot C07 introuvable à l'emplacement B2"],
  ['PACKER_COMMENT_LOG', 'Commentaire : « bouteille cassée, remplacée »'],
  ['REPREPARATION', 'Commande à repréparer : produit abîmé'],
] as const;

export function makeBanner({ nextId, nowMs }: Pick<Scene, 'nextId' | 'nowMs'>, random: Random): Alert {
  const [label, link] = random.pick(banners);
  return { id: nextId('alert'), label, link, type: null, created_at: iso(nowMs), is_read: false };
}

export function makeAlerts({ center, nextId, nowMs, random }: Scene): WorldAlert[] {
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
    ...notices.map(([type, label], rank) => row(label, null, type, rank)),
  ];
}
