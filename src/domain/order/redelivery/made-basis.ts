import { get, type RequestSpec } from '../../command.ts';
import { idsSeen, idsSeenIn } from '../../ids-seen.ts';
import type { OrderId } from '../order.ts';

// The orders made of an order already, on which another one rests (OUR-270, docs/adr/0059): two people who make the same
// one within seconds would else send its products, or its bags, twice.

/** Its sheet, with those. */
export const madeRequest = (orderId: OrderId): RequestSpec =>
  get(`/processing-orders/${orderId}/`, { query: { child_orders: '1' } });

export const madeBasis = (ids: readonly number[]) => idsSeen('child_orders', ids);

/** Those in a sheet; undefined where it does not tell them. */
export const madeIn = (body: unknown) => idsSeenIn('child_orders', body);

/** Where the server compares nothing: it does not say which one, nor by whom. */
export const madeMeanwhile = 'Une autre commande a été créée entre-temps à partir de celle-ci';
