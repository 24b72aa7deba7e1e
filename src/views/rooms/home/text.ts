import { sentence } from '../../../domain/isolate.ts';
export const alarmTexts = {
  title: 'Alarme',
  switch: 'Alarme sonore à chaque nouvelle commande',
  blocked: "Le navigateur bloque le son de cette page jusqu'à ce que vous la touchiez.",
  allow: 'Autoriser et essayer',
};

export const homeTexts = {
  notifications: 'Notifications',
  none: 'Aucune notification',
  read: 'Marquer comme lu',
  readAlert: (label: string) => sentence`Marquer comme lu : ${label}`,
  hide: (label: string) => sentence`Masquer pendant 3 heures : ${label}`,
};

export const ownTexts = {
  title: (count: number) => `Vos actions (${count})`,
  see: 'Voir',
  decide: 'Décider',
  seeOf: (label: string) => sentence`Voir : ${label}`,
  because: (state: string, reason: string) => sentence`${state} : ${reason}`,
};
