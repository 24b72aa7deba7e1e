import { sentence } from '../../../../domain/words/isolate.ts';

/** The card in a gift (SUP-520 to SUP-523). */
export const giftTexts = {
  entry: 'Message cadeau',
  edit: 'Modifier',
  title: (name: string) => sentence`Message cadeau de la commande ${name}`,
  hold: (name: string) => sentence`message cadeau de la commande ${name}`,
  message: 'Message',
  tooLong: 'Ce texte ne peut pas dépasser 500 caractères.',
  gone: "Cette commande n'est plus sur cet appareil.",
  /** SUP-522, literal. */
  sure: 'Êtes vous certain de vouloir supprimer le message ?',
  remove: 'Supprimer le message',
};
