import type { Derivation } from './derived/derivations.ts';
import { readyToLeave } from './derived/ready-to-leave.ts';
import { sameAddress } from './derived/same-address.ts';
import type { ListDefinition } from './list.ts';
import { alerts } from './view-rows/alerts.ts';
import { docks } from './view-rows/docks.ts';
import { drivers } from './view-rows/drivers.ts';
import { driversSoon } from './view-rows/drivers-soon.ts';
import { late } from './view-rows/late.ts';
import { loadingDocks } from './view-rows/loadings/docks.ts';
import { loadingOrders } from './view-rows/loadings/orders.ts';
import { notDelivered } from './view-rows/not-delivered.ts';
import { besidePacking } from './view-rows/preparation/beside-packing.ts';
import { packings } from './view-rows/preparation/packings.ts';
import { rounds } from './view-rows/rounds.ts';
import { toDispatch } from './view-rows/to-dispatch.ts';

/** The lists of every room. Every write of rows updates them in the same transaction. */
export const lists: readonly ListDefinition[] = [
  toDispatch,
  late,
  notDelivered,
  docks,
  rounds,
  drivers,
  driversSoon,
  alerts,
  packings,
  besidePacking,
  loadingOrders,
  loadingDocks,
];

/** Views that only time or neighbours change; the leader keeps them. */
export const derivations: readonly Derivation[] = [readyToLeave, sameAddress];
