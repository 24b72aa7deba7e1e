import type * as z from 'zod/mini';
import { Alert } from '../../src/domain/alert/alert.ts';
import { Arrival } from '../../src/domain/arrival/arrival.ts';
import { Center, Metas } from '../../src/domain/center/center.ts';
import { Dock } from '../../src/domain/dock/dock.ts';
import { Driver } from '../../src/domain/driver/driver.ts';
import { Order } from '../../src/domain/order/order.ts';
import { Next } from '../../src/domain/preparation/next.ts';
import { NextConfig } from '../../src/domain/preparation/next-config.ts';
import { Packing } from '../../src/domain/preparation/packing.ts';
import { Task } from '../../src/domain/task/task.ts';

type Fields<S extends z.ZodMiniType> = Partial<z.input<S>>;

/** Rows with only what a row must have, plus the fields a test is about. Each is checked by its schema. */
export const aTask = (id = 1, fields: Fields<typeof Task> = {}): Task =>
  Task.parse({ id, linked_order: id + 1000, ...fields });

export const anOrder = (id = 1001, fields: Fields<typeof Order> = {}): Order => Order.parse({ id, ...fields });

export const aDock = (id = 1, fields: Fields<typeof Dock> = {}): Dock => Dock.parse({ id, ...fields });

export const aDriver = (id = 1, fields: Fields<typeof Driver> = {}): Driver => Driver.parse({ id, ...fields });

export const aCenter = (id = 9, fields: Fields<typeof Center> = {}): Center => Center.parse({ id, ...fields });

/** The settings of a center. */
export const someMetas = (id = 9, fields: Fields<typeof Metas> = {}): Metas => Metas.parse({ id, ...fields });

export const anAlert = (id = 1, fields: Fields<typeof Alert> = {}): Alert => Alert.parse({ id, ...fields });

export const aPacking = (id = 1, fields: Fields<typeof Packing> = {}): Packing =>
  Packing.parse({ id, linked_order: id + 1000, ...fields });
/** An order expected at a center. */
export const anArrival = (id = 51, fields: Fields<typeof Arrival> = {}): Arrival =>
  Arrival.parse({ id, linked_order: { id: id + 1000 }, ...fields });

/** A packer and his permissions. */
export const aNext = (id = 301, fields: Fields<typeof Next> = {}): Next => Next.parse({ id, ...fields });

/** A type of task in the order of priority. */
export const aNextConfig = (id = 401, fields: Fields<typeof NextConfig> = {}): NextConfig =>
  NextConfig.parse({ id, ...fields });
