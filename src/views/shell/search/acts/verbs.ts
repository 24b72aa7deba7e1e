import { says } from '../../../../domain/search/spoken.ts';

/** Other words for offers, by their name; the words of their label are known anyhow. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  'dock.give': ['donner', 'confier', 'livreur'],
  'dock.assign': ['lancer', 'partir'],
  'dock.define': ['chariot', 'define'],
  'dock.unlock': ['reprendre', 'unlock'],
  'dock.route': ['trajet', 'route'],
  'courier.call': ['coursier'],
  'courier.callForDock': ['coursier'],
  'order.late': ['sms retard', 'retard', 'avertir'],
  'order.status': ['statut'],
  'task.move': ['deplacer'],
  'driver.dropOut': ['confier', 'remplacer'],
  'driver.returnBags': ['sacs'],
};

/** Whether a verb means an offer: by its label, or by another word for it. */
export const means = (verb: readonly string[], name: string, label: string): boolean =>
  says(verb, [label, ...(otherWords[name] ?? [])]);

const going = ['aller', 'ouvrir', 'voir'];

/** Whether a verb goes to a thing. */
export const goes = (verb: readonly string[]): boolean => says(verb, going);

/** Whether a verb gives a round to a driver. */
export const gives = (verb: readonly string[]): boolean => says(verb, otherWords['dock.give'] ?? []);
