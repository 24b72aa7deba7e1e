import { de } from '../../../../domain/words/elided.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

const orders = (count: number) => `${count} ${plural(count, 'commande', 'commandes')}`;

/** A driver drops out: what he has goes to others. */
export const dropOutTexts = {
  entry: 'Confier ses tournées à un autre',
  title: (name: string) => sentence`Confier les tournées ${de(name)}`,
  summary: (rounds: number, stops: number) =>
    `${rounds} ${plural(rounds, 'tournée', 'tournées')}, ${stops} ${plural(stops, 'arrêt restant', 'arrêts restants')}`,
  none: "Ce livreur n'a plus rien à livrer.",
  gone: (code: string) =>
    sentence`${code} n'est plus à ce livreur, ou n'a plus rien à confier. Choisissez une autre tournée.`,
  rounds: 'Tournées du livreur',
  round: (code: string, stops: number) => sentence`${code} (${stops})`,
  stops: 'Arrêts à confier',
  stop: (number: number, parts: readonly string[]) => joined(' · ', [`${number}`, ...parts]),
  around: (time: string) => (time === '' ? '' : sentence`vers ${time}`),
  noneTicked: 'Cochez au moins un arrêt.',
  /** What the round is with the driver who drops out. */
  before: (name: string, back: string, lateness: string) =>
    joined(' : ', [sentence`Avec ${name}`, joined(', ', [back && sentence`retour vers ${back}`, lateness])]),
  ways: { driver: 'À un livreur', round: 'Dans une autre tournée' },
  way: 'À qui',
  back: (before: string, after: string) => sentence`retour vers ${before}, ensuite vers ${after}`,
  lateBefore: (count: number) => `déjà ${count} ${plural(count, 'retard', 'retards')}`,
  unlocks: (code: string) => sentence`${code} est donnée : elle est d'abord reprise (ANNULER).`,
  closes: (code: string) =>
    sentence`${code} est en livraison : elle est d'abord fermée. Ses sacs sont avec son livreur, à reprendre.`,
  closeTitle: (code: string) => sentence`Fermer ${code} et confier ses commandes`,
  /** What becomes of the orders of a round that is closed for it. */
  closing: (moved: number, target: string, left: number) =>
    joined(' ', [
      sentence`${orders(moved)} dans ${target}.`,
      left > 0 && `${orders(left)} ${plural(left, 'revient', 'reviennent')} dans Commandes à dispatcher.`,
      'La fermeture ne peut pas être annulée.',
    ]),
  targetGone: (code: string) => sentence`${code} n'est plus une tournée en attente : rien n'est fermé.`,
  confirm: 'Fermer et confier',
  newDock: 'une nouvelle tournée',
};
