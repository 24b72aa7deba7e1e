import { lazy } from 'react';
import type { Room } from '../../kit/room/room.ts';

const screen = () => import('./screen.tsx');

/** Support opens without access to the flow (SUP-705). */
export const supportRoom: Room = {
  title: 'Support',
  permission: null,
  screens: {
    '/support': lazy(async () => ({ default: (await import('./home.tsx')).SupportHome })),
    '/support/order/:orderId': lazy(async () => ({ default: (await screen()).OrderScreen })),
    '/support/order-with-center/:orderId/center/:centerId': lazy(async () => ({
      default: (await screen()).OrderInCenterScreen,
    })),
    '/support/user/:userId/:email': lazy(async () => ({ default: (await screen()).CustomerScreen })),
  },
  scan: async () => (await import('../../concepts/order/scan/open-scanned.ts')).openSheet,
  isScoped: (path) => path.startsWith('/support/order'),
  link: { to: '/support/', isApart: true, isOffered: () => true },
};
