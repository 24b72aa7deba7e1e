import { type Intent, intend, type Screen } from './screen.ts';

type Intend = (screen: Screen) => Intent | undefined;

const who = (screen: Screen) => {
  const driver = screen.pick('driver');
  return driver && { driverId: driver.id, driverName: driver.name ?? '', center: screen.center };
};

const bottles = { userId: 5, userName: 'Léa', productId: 4_011, product: 'Bouteille' };

const give: Intend = (screen) => {
  const driver = who(screen);
  return driver && intend('deposit.return', { ...driver, returned: { Bouteille: screen.random.int(1, 3) } });
};

const receive: Intend = (screen) => {
  const driver = who(screen);
  return driver && intend('deposit.receive', { ...driver, ...bottles, quantity: screen.random.int(1, 4) });
};

const handBack: Intend = (screen) => {
  const driver = who(screen);
  const quantity = screen.random.pick([-2, 2]);
  return driver && intend('deposit.handBack', { ...driver, ...bottles, quantity });
};

const handBackOrder: Intend = (screen) => {
  const driver = who(screen);
  return driver && intend('deposit.handBackOrder', { ...driver, orderId: 46_000_001, order: 'ABCDEF' });
};

const correct: Intend = (screen) => {
  const driver = who(screen);
  const which = { movementId: 812_440, movementCenter: screen.center, product: 'Bouteille' };
  if (!driver) return undefined;
  return screen.random.chance(0.5)
    ? intend('deposit.cancelReturn', { ...driver, ...which })
    : intend('deposit.cancelReceipt', { ...driver, ...which, depositUserId: 1_730_211 });
};

export const onDeposits: readonly (readonly [weight: number, intend: Intend])[] = [
  [2, give],
  [2, receive],
  [1, handBack],
  [1, handBackOrder],
  [2, correct],
];
