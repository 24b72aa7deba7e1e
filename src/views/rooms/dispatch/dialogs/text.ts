/** The buttons of every form. */
export const formTexts = {
  save: 'Enregistrer',
  saving: 'Enregistrement en cours',
  cancel: 'Annuler',
};

export const dialogTexts = {
  missing: 'Fenêtre indisponible',
  missingText: "Cette fenêtre n'est pas encore sur cet appareil. Rechargez la page quand le réseau sera revenu.",
};

export const bagsTexts = {
  title: (name: string) => `Sacs de la commande ${name}`,
  dry: 'Sacs secs',
  isotherm: 'Sacs isothermes',
  total: (total: number | null) => `Total : ${total ?? '—'}`,
  invalid: 'Un nombre entier de 0 à 999 est attendu.',
  tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
  gone: "Cette commande n'est plus sur cet appareil.",
  hold: (name: string) => `sacs de la commande ${name}`,
};

export const moveTexts = {
  title: (count: number, name: string) => (count > 1 ? `Déplacer ${count} commandes vers…` : `Déplacer ${name} vers…`),
  position: 'Position dans la tournée',
  first: 'En premier',
  last: 'En dernier',
  list: 'Commandes à dispatcher',
  none: 'Aucune destination permise',
  refused: (count: number) => `Destinations refusées (${count})`,
  gone: "Cette commande n'est plus sur cet appareil.",
  item: (names: readonly string[]) => (names.length > 1 ? `${names.length} commandes` : `Commande ${names[0] ?? ''}`),
  moved: (count: number) => `${count} commandes déplacées`,
  after: (code: string, name: string) => `${code}, après la commande ${name}`,
  dock: (code: string) => `Tournée ${code}`,
  dockOnList: 'Une tournée ne peut être déposée que sur une tournée',
  dockTitle: (code: string) => `Déplacer la tournée ${code} sur…`,
  dockGone: "Cette tournée n'est plus sur cet appareil.",
};

export const switchTexts = {
  title: (code: string) => `Échanger les livreurs de ${code} et de…`,
};

export const confirmTexts = {
  /** DSP-423. */
  close: "Fermer définitivement ce dock et libérer les livraisons qu'il contient ?",
  closeTitle: (code: string) => `Fermer ${code}`,
  remove: (code: string) => `La tournée ${code} est vide : la supprimer ?`,
  removeTitle: (code: string) => `Supprimer ${code}`,
};

export const dockEditTexts = {
  title: (code: string) => `Modifier ${code}`,
  driver: 'Livreur',
  noDriver: 'Sans livreur',
  vehicle: 'Véhicule',
  noVehicle: 'Aucun véhicule',
  name: 'Nom',
  nameTooLong: 'Le nom ne peut pas dépasser 80 caractères.',
  ending: 'Centre de fin',
  noEnding: 'Aucun',
  basket: 'Panier',
  hold: (code: string) => `tournée ${code}`,
};
