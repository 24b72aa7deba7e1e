import { sentence } from '../../../../domain/words/isolate.ts';
/** The orders of a canteen (DSP-267). */
export const canteenTexts = {
  badge: (count: number) => `Cantine ${count}`,
  open: (name: string, count: number) => sentence`Cantine ${count} : commandes de la cantine de ${name}`,
  title: (name: string | null, count: number) => sentence`${name ?? 'Cantine'} (${count})`,
  untitled: 'Cantine',
  gone: "Cette commande n'est plus sur cet appareil.",
  missing: (count: number) =>
    count > 1 ? `${count} commandes ne sont pas sur cet appareil.` : "1 commande n'est pas sur cet appareil.",
  cutOff: (time: string) => sentence`clôture ${time}`,
  witness: 'Témoin',
  order: 'Commande',
  dock: 'Tournée',
  toDispatch: 'À dispatcher',
};
