export const roundListEntryTexts = {
  open: 'Liste',
  hint: "Toutes les tournées avec l'état de chaque arrêt",
};
