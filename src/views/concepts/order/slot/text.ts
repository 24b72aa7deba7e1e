import { sentence } from '../../../../domain/words/isolate.ts';

export const slotTexts = {
  title: (name: string) => sentence`Changer le créneau de la commande ${name}`,
  now: (day: string, from: string, to: string) => sentence`Actuellement ${day}, ${from} - ${to}`,
  hold: (name: string) => sentence`créneau de la commande ${name}`,
  legend: 'Créneau',
  modes: { offered: 'Créneaux proposés', free: 'Créneau libre' },
  times: (from: string, to: string) => sentence`${from} - ${to}`,
  quick: 'QUICK',
  none: 'Aucun créneau pour cette adresse',
  noPostalCode: "L'adresse de livraison n'a pas de code postal",
  asking: 'Chargement...',
  startDay: 'Jour de début',
  startTime: 'Heure de début',
  endDay: 'Jour de fin',
  endTime: 'Heure de fin',
  paris: 'Heure de Paris. Un début déplacé après la fin met la fin 30 minutes plus tard.',
  wanted: 'Choisissez un créneau',
  skipped: "Cette heure n'existe pas ce jour-là : les horloges avancent d'une heure.",
  required: 'Ce champ est requis',
  submit: 'Changer le créneau',
  gone: "Cette commande n'est plus sur cet appareil.",
};
