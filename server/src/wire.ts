import type { Dock } from '../../src/domain/dock/dock.ts';
import type { Driver } from '../../src/domain/driver/driver.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { may } from '../../src/domain/session/permissions.ts';
import type { SessionUser } from '../../src/domain/session/session.ts';
import type { Task } from '../../src/domain/task/task.ts';

/** A task in answers, with its order inside (ENT-01). */
export type WireTask = Omit<Task, 'linked_order'> & { readonly linked_order: Order };
/** A dock in an action's answer, with its tasks inside (ENT-04). */
export type WireDock = Omit<Dock, 'tasks'> & { readonly tasks: readonly WireTask[] };

/** The reader of an answer, with the fields his roles let him see. */
export interface Viewer {
  readonly withMobile: boolean;
}

export const viewerOf = (user: SessionUser): Viewer => ({ withMobile: may(user, 'driverMobile') });

/** A driver as the reader may see him: the mobile number needs a right (DSP-121). */
export function wireDriver(driver: Driver, { withMobile }: Viewer): Driver {
  if (withMobile) return driver;
  const { mobile: _, ...rest } = driver;
  return rest;
}
