export const storeLogTexts = {
  title: 'Voir les changements log',
  loading: 'Chargement...',
  none: 'Aucune modification',
  unsaid: '-',
  heads: { status: 'Statut', by: 'Par', at: 'Date' },
};
