import { joined, sentence } from '../../../../domain/isolate.ts';
export const bagsTexts = {
  title: (name: string) => sentence`Sacs de la commande ${name}`,
  dry: 'Sacs secs',
  isotherm: 'Sacs isothermes',
  total: (total: number | null) => `Total : ${total ?? '—'}`,
  invalid: 'Un nombre entier de 0 à 999 est attendu.',
  tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
  gone: "Cette commande n'est plus sur cet appareil.",
  hold: (name: string) => sentence`sacs de la commande ${name}`,
};

export const moveTexts = {
  title: (count: number, name: string) =>
    count > 1 ? `Déplacer ${count} commandes vers…` : sentence`Déplacer ${name} vers…`,
  position: 'Position dans la tournée',
  first: 'En premier',
  last: 'En dernier',
  list: 'Commandes à dispatcher',
  none: 'Aucune destination permise',
  refused: (count: number) => `Destinations refusées (${count})`,
  gone: "Cette commande n'est plus sur cet appareil.",
  item: (names: readonly string[]) =>
    names.length > 1 ? `${names.length} commandes` : sentence`Commande ${names[0] ?? ''}`,
  moved: (count: number) => `${count} commandes déplacées`,
  after: (code: string, name: string) => sentence`${code}, après la commande ${name}`,
  dock: (code: string) => sentence`Tournée ${code}`,
  dockOnList: 'Une tournée ne peut être déposée que sur une tournée',
  dockTitle: (code: string) => sentence`Déplacer la tournée ${code} sur…`,
  dockGone: "Cette tournée n'est plus sur cet appareil.",
};

export const statusTexts = {
  title: (names: readonly string[]) =>
    names.length > 1
      ? `Changer le statut de ${names.length} commandes`
      : sentence`Changer le statut de ${names[0] ?? ''}`,
  now: (label: string) => sentence`Statut actuel : ${label}`,
  none: 'Aucun changement de statut possible',
  notAllowed: 'Ce changement de statut est impossible',
  gone: "Cette commande n'est plus sur cet appareil.",
  /** DSP-328. */
  paid: 'Êtes-vous sûr de vouloir passer en statut Payé ?',
  paidTitle: 'Statut Payé',
  /** Before what cannot be taken back. */
  endTitle: (names: readonly string[], label: string) =>
    names.length > 1
      ? sentence`${String(names.length)} commandes : ${label}`
      : sentence`Commande ${names[0] ?? ''} : ${label}`,
  ofClient: (name: string, client: string) => (client ? sentence`${name} (${client})` : name),
  end: (orders: readonly string[], label: string) =>
    sentence`${joined(', ', orders)} : le statut devient ${label}. Ce changement ne pourra pas être annulé d'ici.`,
  endConfirm: (label: string) => sentence`Passer en ${label}`,
  hold: (name: string) => sentence`statut de la commande ${name}`,
};

/** The two reasons a change of status may ask for (DSP-838, DSP-839, DSP-900). */
export const reasonTexts = {
  repreparation: {
    title: (name: string) => sentence`Raison de repréparation de ${name}`,
    comment: 'Un commentaire de raison de repréparation est requis.',
  },
  blocking: {
    title: (name: string) => sentence`Raison de sortie de blocage de ${name}`,
    comment: 'Un commentaire de raison de sortie de blocage est requis.',
  },
  legend: 'Raison',
  required: 'Veuillez indiquer une raison',
  commentLabel: 'Commentaire',
  none: 'Ce centre ne donne aucune raison à choisir',
  // SUP-253.
  submit: { canceled: 'Annuler et rembourser', paid: 'RAS, Passer en "payée"', other: 'Saisir une raison' },
  back: 'Autre statut',
};

export const switchTexts = {
  title: (code: string) => sentence`Échanger les livreurs de ${code} et de…`,
};

export const confirmTexts = {
  /** DSP-423. */
  close: "Fermer définitivement ce dock et libérer les livraisons qu'il contient ?",
  closeTitle: (code: string) => sentence`Fermer ${code}`,
  remove: (code: string) => sentence`La tournée ${code} est vide : la supprimer ?`,
  removeTitle: (code: string) => sentence`Supprimer ${code}`,
};

export const driverDialogTexts = {
  /** DSP-627. */
  stop: (label: string) => sentence`Ce livreur a des tâches en cours qui vont passer ${label} , confirmer ?`,
  /** DSP-632. */
  note: 'Ajouter une note',
  noteOf: (name: string) => sentence`Activité de ${name}`,
  noteTooLong: 'La note ne peut pas dépasser 200 caractères.',
  start: 'Démarrer',
  gone: "Ce livreur n'est plus dans ce centre.",
  hold: (name: string) => sentence`activité de ${name}`,
};

export const dockEditTexts = {
  title: (code: string) => sentence`Modifier ${code}`,
  driver: 'Livreur',
  noDriver: 'Sans livreur',
  vehicle: 'Véhicule',
  noVehicle: 'Aucun véhicule',
  name: 'Nom',
  nameTooLong: 'Le nom ne peut pas dépasser 80 caractères.',
  ending: 'Centre de fin',
  noEnding: 'Aucun',
  basket: 'Panier',
  hold: (code: string) => sentence`tournée ${code}`,
};
