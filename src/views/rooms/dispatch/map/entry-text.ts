/** Texts of the way to the map, before its own code is there. */
export const mapEntryTexts = {
  open: 'Carte',
  openHint: 'Carte des commandes et des tournées (M)',
  title: 'Carte des commandes et des tournées',
  noMap: 'La carte ne peut pas être affichée sur cet appareil ; les commandes sont dans la liste.',
};
