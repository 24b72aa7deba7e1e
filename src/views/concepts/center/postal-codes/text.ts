import { joined, sentence } from '../../../../domain/words/isolate.ts';
export const postalCodeTexts = {
  filter: 'Filtre des codes postaux',
  field: 'Codes postaux',
  placeholder: 'Codes postaux',
  invalid: (codes: readonly string[]) =>
    sentence`Ignoré : ${joined(', ', codes)}. Un code a 5 chiffres, un département 2.`,
  clear: 'Effacer les codes postaux',
  more: '+/-',
  moreLabel: '+/- codes postaux',
  quick: 'Secteurs',
  arrondissements: 'Arrondissements de Paris',
  around: 'Île-de-France',
  arrondissement: (label: string) => sentence`${label} arrondissement`,
  department: (label: string) => sentence`Département ${label}`,
  title: 'Codes postaux',
  chosen: 'Codes choisis',
  noneChosen: 'Aucun code choisi : toutes les commandes sont affichées.',
  remove: (code: string) => sentence`Retirer ${code}`,
  removeAll: 'Tout retirer',
  frequent: 'Départements fréquents',
  outside: 'Autres départements',
  noOutside: 'Les réglages de ce centre ne nomment aucun département',
  found: 'Codes des commandes en cours',
  noneFound: 'Aucune commande avec un code postal',
  counted: (code: string, count: number) =>
    sentence`${code} : ${count > 1 ? `${count} commandes` : `${count} commande`}`,
};
