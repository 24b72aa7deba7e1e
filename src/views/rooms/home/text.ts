export const homeTexts = {
  notifications: 'Notifications',
  none: 'Aucune notification',
  hide: (label: string) => `Masquer pendant 3 heures : ${label}`,
};
