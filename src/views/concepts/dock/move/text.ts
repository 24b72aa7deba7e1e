import { sentence } from '../../../../domain/words/isolate.ts';

export const moveTexts = {
  entry: 'Déplacer vers…',
  title: (count: number, name: string) =>
    count > 1 ? `Déplacer ${count} commandes vers…` : sentence`Déplacer ${name} vers…`,
  list: 'Commandes à dispatcher',
  gone: "Cette commande n'est plus sur cet appareil.",
  item: (names: readonly string[]) =>
    names.length > 1 ? `${names.length} commandes` : sentence`Commande ${names[0] ?? ''}`,
  moved: (count: number) => `${count} commandes déplacées`,
  after: (code: string, name: string) => sentence`${code}, après la commande ${name}`,
  dock: (code: string) => sentence`Tournée ${code}`,
  dockOnList: 'Une tournée ne peut être déposée que sur une tournée',
  dockGone: "Cette tournée n'est plus sur cet appareil.",
};
