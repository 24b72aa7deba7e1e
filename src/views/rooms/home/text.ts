export const homeTexts = {
  notifications: 'Notifications',
  none: 'Aucune notification',
  read: 'Marquer comme lu',
  readAlert: (label: string) => `Marquer comme lu : ${label}`,
  hide: (label: string) => `Masquer pendant 3 heures : ${label}`,
};
