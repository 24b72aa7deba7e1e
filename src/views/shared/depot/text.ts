import { sentence } from '../../../domain/isolate.ts';
export const depotTexts = {
  type: 'Type de dépôt',
  choose: 'Choisir…',
  name: 'Nom du dépôt',
  trolley: 'Chariot',
  title: (name: string) => sentence`Zone de transit de la commande ${name}`,
  hold: (name: string) => sentence`zone de transit de la commande ${name}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  /** DSP-901. */
  single: 'Mettez le frais au frigo et indiquez le zonage du sec:',
  singleTitle: 'Zonage du sec',
  noTrolleys: "Ce centre n'a pas de chariot",
};
