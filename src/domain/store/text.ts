import { labelled } from '../words/label.ts';

/** PRP-362, PRP-363: the status of a store, also in its log (PRP-375); an unknown status is shown as it is. */
export const storeStatusLabel = labelled({ ONLINE: 'OUVERT', OFFLINE: 'EN PAUSE' });

/** Why a store is not open (PRP-371). */
export const offlineReasonLabel = labelled({
  PAUSED_BY_RESTAURANT: 'Mis en pause par le restaurant',
  OUT_OF_MENU_HOURS: 'Hors horaires du menu',
  PAUSED_BY_UBER: 'Mis en pause par Uber',
  INVISIBLE: 'Invisible',
});

/** The detail beside the reason; every other code is shown as it is (PRP-372, PRP-373). */
export const offlineDetailLabel = labelled({ UNFULFILL_RATE: 'Automatique après un refus ou une annulation' });

export const storeRefusals = {
  gone: "Ce store n'est pas un store du centre",
  setElsewhere: "Les horaires d'ouverture sont configurés ailleurs.",
};
