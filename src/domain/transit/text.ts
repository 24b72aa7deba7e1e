/** What is missing of a depot or of a trolley's place (DSP-890 to DSP-893). */
export const depotRefusals = {
  depotType: 'Veuillez renseigner le type de dépôt',
  depotName: 'Veuillez renseigner le nom du dépôt',
  trolley: 'Veuillez renseigner le chariot',
};
