import type { Permission } from '../../../domain/session/permissions.ts';
import { texts } from '../text.ts';

/** Why this user may not do something, by the right it needs. */
export const reserved = {
  flow: texts.noFlow,
  flowOrLogs: 'Réservé à la logistique et à qui a accès au flow.',
  depots: 'Réservé au quai et à qui a accès au flow.',
  edit: 'Réservé au support et aux responsables.',
  productStatus: 'Réservé aux profils sans contrôle de préparation',
  zones: 'Réservé aux logisticiens et aux responsables.',
} as const satisfies Partial<Record<Permission, string>>;
