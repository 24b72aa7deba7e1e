import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { later, needed } from '../../ui/later/later.ts';
import { asLine, laterView } from '../../ui/later/later-view.tsx';

/** Asked for in one place: the first script lists what each of its imports needs. */
const screens = later(() => import('./screen.tsx'));

/** Support opens without access to the flow (SUP-705). */
export const supportRoom: Room = {
  title: 'Support',
  permission: null,
  screens: {
    '/support': laterView(async () => (await import('./home.tsx')).SupportHome, asScreen),
    '/support/money/:page': laterView(async () => (await needed(screens)).MoneyScreen, asScreen),
    '/support/incident/:incident': laterView(async () => (await needed(screens)).IncidentScreen, asScreen),
    '/support/order/:orderId': laterView(async () => (await needed(screens)).OrderScreen, asScreen),
    '/support/order-with-center/:orderId/center/:centerId': laterView(
      async () => (await needed(screens)).OrderInCenterScreen,
      asScreen,
    ),
    '/support/user/:userId/:email': laterView(async () => (await needed(screens)).CustomerScreen, asScreen),
  },
  line: laterView(async () => (await import('./open-files/calls-line.tsx')).CallsLine, asLine),
  scan: later(async () => (await import('../../concepts/order/scan/open-scanned.ts')).openSheet),
  isScoped: (path) => path.startsWith('/support/order'),
  link: { to: '/support/', isOffered: () => true },
};
