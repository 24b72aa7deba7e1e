import { sentence } from '../../../domain/words/isolate.ts';
export const trolleyTexts = {
  title: (name: string) => sentence`Emplacement de ${name}`,
  noTitle: 'Emplacement du chariot',
  entry: 'Emplacement du chariot',
  /** DSP-835. */
  warning: "ATTENTION la modification de l'emplacement impacte toutes les commandes déposées sur le chariot modifié",
  location: 'Emplacement',
  choose: 'Choisir…',
  noLocations: "Ce centre n'a pas d'emplacement",
  logs: 'Modifications',
  /** DSP-836. */
  noLogs: 'Aucune modification',
  loading: 'Chargement...',
  columns: { date: 'Date', by: 'Par', location: 'Nouvel emplacement' },
  unsaid: '—',
  gone: "Cette commande n'est plus sur cet appareil.",
  otherTrolley: "Ce chariot n'est pas de ce centre",
  hold: (name: string) => sentence`emplacement de ${name}`,
};
