import { sentence } from '../../../../domain/isolate.ts';
export const costOfOrderTexts = {
  entry: 'Surcoût',
  gone: "Cette commande n'est plus là.",
  hold: (name: string) => sentence`surcoût de la commande ${name}`,
};

const heading = 'Demandes de surcoût';

export const demandsOfBoard = {
  heading,
  title: (count: number | undefined) => (count === undefined ? heading : `${heading} (${count})`),
  fold: 'Demandes',
};
