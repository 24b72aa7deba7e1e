import { id } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

export const driverDepositsWindow = consoleWindow(
  'driverDeposits',
  { driverId: id('driver') },
  {
    needs: ['flow'],
    isOfBoard: true,
    again: [
      again('deposit.return', ({ driverId }) => ({ driverId })),
      again('deposit.receive', ({ driverId }) => ({ driverId })),
    ],
  },
);

/** Deposits of a client, over a driver's. */
export const clientDepositsWindow = consoleWindow(
  'clientDeposits',
  { clientId: id('client'), driverId: id('driver') },
  {
    needs: ['flow'],
    isOfBoard: true,
    again: [again('deposit.handBack', ({ userId, driverId }) => ({ clientId: userId, driverId }))],
  },
);
