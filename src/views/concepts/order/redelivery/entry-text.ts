import { sentence } from '../../../../domain/words/isolate.ts';

/** Of the button that opens the modal of an order that was not delivered (DSP-752); a board is painted with it. */
export const redeliveryEntry = {
  open: 'Traiter',
  openFor: (name: string) => sentence`Relivrer ou restocker la commande ${name}`,
};
