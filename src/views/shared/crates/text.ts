import { sentence } from '../../../domain/isolate.ts';
export const crateTexts = {
  title: (name: string) => sentence`Cagettes de la commande ${name}`,
  entry: 'Cagettes',
  list: 'Cagettes de la commande',
  none: 'Aucune cagette',
  code: 'Code de la cagette',
  add: 'Ajouter',
  remove: (code: string) => sentence`Retirer la cagette ${code}`,
  codeOf: (name: string) => sentence`Code de cagette de ${name}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  noCodes: "Les cagettes de ce centre n'ont pas de code",
  hold: (name: string) => sentence`cagettes de la commande ${name}`,
};
