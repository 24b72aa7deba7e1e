import { sentence } from '../../../../domain/words/isolate.ts';

export const bagsTexts = {
  title: (name: string) => sentence`Sacs de la commande ${name}`,
  dry: 'Sacs secs',
  isotherm: 'Sacs isothermes',
  zone: (name: string) => sentence`Sacs isothermes de la zone ${name}`,
  total: (total: number | null) => `Total : ${total ?? '—'}`,
  invalid: 'Un nombre entier de 0 à 999 est attendu.',
  tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
  gone: "Cette commande n'est plus sur cet appareil.",
  hold: (name: string) => sentence`sacs de la commande ${name}`,
};
