import { center } from '../../builders/noon.ts';
import { aDriver } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

export const who = { driverId: 71, driverName: 'Ana', center };

export const bottles = { userId: 5, userName: 'Léa Roux', productId: 4_011, product: 'Bouteille' };

export const which = { movementId: 812_440, movementCenter: center, product: 'Bouteille' };

export const world = aWorld().with('driver', aDriver(71, { name: 'Ana', state: 'wait', current_center_id: center }));
