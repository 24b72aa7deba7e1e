/** Texts for missing fields of a depot or of a trolley's location (DSP-890 to DSP-893). */
export const depotRefusals = {
  depotType: 'Veuillez renseigner le type de dépôt',
  depotName: 'Veuillez renseigner le nom du dépôt',
  trolley: 'Veuillez renseigner le chariot',
};

/** Why a trolley's location is not changed (DSP-893, PRP-450, PRP-451). */
export const locationRefusals = {
  gone: "Ce chariot n'est plus de ce centre",
  location: "Veuillez renseigner l'emplacement",
  noTrolley: "Cette commande n'est pas sur un chariot",
  otherLocation: "Cet emplacement n'est pas du centre de ce chariot",
};
