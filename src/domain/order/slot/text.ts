import type { SlotRefusal } from './free-slot.ts';

/** Why nothing can be delivered in a slot. */
export const slotRefusals: Readonly<Record<SlotRefusal, string>> = {
  /** SUP-462, literal. */
  inverted: 'Le debut de creneau doit être avant la fin de creneau',
  over: 'Ce créneau est déjà terminé.',
};
