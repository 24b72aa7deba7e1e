import { sentence } from '../../../../domain/words/isolate.ts';
export const depotTexts = {
  type: 'Type de dépôt',
  choose: 'Choisir…',
  scanned: (trolley: string) => sentence`Chariot ${trolley} choisi`,
  name: 'Nom du dépôt',
  trolley: 'Chariot',
  title: (name: string) => sentence`Zone de transit de la commande ${name}`,
  hold: (name: string) => sentence`zone de transit de la commande ${name}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  /** DSP-901. */
  single: 'Mettez le frais au frigo et indiquez le zonage du sec:',
  singleTitle: 'Zonage du sec',
  /** PRP-437. */
  additional: 'Second chariot',
  noAdditional: 'Aucun',
  /** PRP-438. */
  noDepot: 'Aucune zone de dépôt',
  withOrder: 'Avec la commande',
  ofZone: (name: string) => ({
    type: sentence`Zone ${name} : dépôt`,
    name: sentence`Zone ${name} : nom`,
    trolley: sentence`Zone ${name} : sur le chariot`,
  }),
  noTrolleys: "Ce centre n'a pas de chariot",
};
