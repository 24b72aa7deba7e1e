export const roundListEntryTexts = {
  open: 'Liste',
  hint: 'Toutes les tournées',
};
