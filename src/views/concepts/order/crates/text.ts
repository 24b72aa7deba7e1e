import { sentence } from '../../../../domain/words/isolate.ts';
export const crateTexts = {
  title: (name: string) => sentence`Cagettes de la commande ${name}`,
  entry: 'Cagettes',
  list: 'Cagettes de la commande',
  none: 'Aucune cagette',
  code: 'Code de la cagette',
  add: 'Ajouter',
  remove: (code: string) => sentence`Retirer la cagette ${code}`,
  codeOf: (name: string) => sentence`Code de cagette de ${name}`,
  /** A form is sent with codes in its fields that nobody added (OUR-029). */
  unsentTitle: (count: number) => (count > 1 ? 'Cagettes non ajoutées' : 'Cagette non ajoutée'),
  unsent: (codes: string, count: number) =>
    count > 1
      ? sentence`${codes} sont dans leurs champs et ne sont pas ajoutées. Pour les ajouter : Annuler, puis « Ajouter ».`
      : sentence`${codes} est dans son champ et n'est pas ajoutée. Pour l'ajouter : Annuler, puis « Ajouter ».`,
  sendWithout: (submit: string, count: number) => sentence`${submit} sans ${count > 1 ? 'elles' : 'elle'}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  /** A scan's result (OUR-029). */
  scanned: {
    filled: (code: string) => sentence`${code} : appuyez sur « Ajouter »`,
    there: (code: string) => sentence`${code} est déjà dans la commande`,
    ofOther: (code: string, name: string) => sentence`${code} est une cagette de la commande ${name}`,
    notSent: (code: string, typed: string) => sentence`${code} : ajoutez d'abord ${typed}, qui est dans le champ`,
    forOrder: (name: string) => sentence`Champ de ${name} : scannez ses cagettes`,
    offline: (code: string) =>
      sentence`Hors ligne : ${code} ne peut pas être ajoutée. Scannez de nouveau au retour du réseau.`,
  },
  hold: (name: string) => sentence`cagettes de la commande ${name}`,
};
