/** Why an action on packers, their types of task, or floor alerts is refused. */
export const preparationRefusals = {
  gone: "Ce préparateur n'est plus là",
  stopped: 'Ce préparateur est arrêté : aucune tâche ne peut lui être donnée.',
  notActive: "Ce type de tâche n'est pas actif.",
  notGranted: "Ce préparateur n'a pas la permission de ce type de tâche : activez-la d'abord.",
  notRunning: "Aucune tâche n'est en cours pour ce préparateur.",
  notStoppable: 'Ce type de tâche ne peut pas être arrêté.',
  noGrant: "Cette permission n'existe pas pour ce préparateur.",
  begun: 'Cette session a déjà commencé.',
  otherRanks: "L'ordre des priorités a changé entre-temps : relisez-le avant d'enregistrer le vôtre.",
  zoneOnly: 'Seul un préparateur de zone a un buffer.',
  noPacking: "Une de ces commandes n'est plus à préparer dans ce centre.",
  otherAlert: 'Cette alerte ne concerne pas un chariot introuvable.',
  reviewed: 'Cette alerte a déjà été traitée.',
  shortComment: 'Veuillez saisir un commentaire (5 caractères min.)',
} as const;
