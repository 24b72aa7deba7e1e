import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** The list of all rounds (OUR-234). The board is painted without. */
export const roundListTexts = {
  title: 'Toutes les tournées',
  board: 'Tableau',
  /** OUR-236. */
  past: "Retards d'hier",
  search: 'Filtrer les tournées',
  searchHint: 'Tournée, livreur, commande, client, code postal ou état',
  found: (shown: number, of: number) => `${shown} ${plural(shown, 'tournée', 'tournées')} sur ${of}`,
  all: (count: number) => `${count} ${plural(count, 'tournée', 'tournées')}`,
  none: 'Aucune tournée',
  noneFound: 'Aucune tournée ne correspond à ce filtre',
  showAll: 'Tout montrer',
  columns: ['Tournée', 'Livreur', 'Départ', 'Retour', 'Arrêts'] as const,
  status: 'État de la tournée',
  order: 'Commande',
  client: 'Client',
  state: 'État',
  hour: 'Heure',
  late: 'Retard',
  section: (title: string, count: number) => sentence`${title} (${count})`,
  toBoard: (code: string) => sentence`${code} : voir sur le tableau`,
  stops: (code: string) => sentence`Arrêts de ${code}`,
  gone: (time: string) => sentence`parti ${time}`,
  back: (time: string) => sentence`rentré ${time}`,
  unknown: 'inconnu',
  came: (time: string) => sentence`à ${time}`,
  missed: (time: string) => sentence`attendue à ${time}`,
  unknownHour: 'heure inconnue',
};
