import { sentence } from '../../../../domain/words/isolate.ts';

export const actTexts = {
  of: (label: string, name: string) => sentence`${label} : ${name}`,
  give: (code: string, name: string) => sentence`Donner ${code} à ${name}`,
  until: (time: string) => sentence`fin ${time}`,
  withNow: (name: string) => sentence`actuellement à ${name}`,
  gone: 'Tournée déjà partie',
  notNow: (status: string) => sentence`Pas possible pour une tournée : ${status}`,
  goTo: (center: string) => sentence`Aller à ${center}`,
  here: 'Vous y êtes déjà',
  center: 'Centre',
  askTitle: (name: string) => sentence`${name} ?`,
  changed: "A changé entre-temps : ce n'est plus possible ainsi",
  ask: 'Cette action ne peut pas être annulée.',
};
