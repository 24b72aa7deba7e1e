export const homeTexts = {
  title: 'Accueil',
  notifications: 'Notifications',
  none: 'Aucune notification',
  hide: (label: string) => `Masquer pendant 3 heures : ${label}`,
};
