import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { post } from '../command.ts';
import { DockId } from '../dock/dock.ts';
import { Code, Count, Extent, maybe } from '../schema.ts';
import { TaskId } from '../task/task.ts';
import { Route } from './route.ts';

/** Who puts a route in order: the product's own optimiser, or a maps service (DSP-455). */
export const optimizers = ['internal', 'google'] as const;
export const Optimizer = z.enum(optimizers);
export type Optimizer = z.infer<typeof Optimizer>;

/** A way by one measure: seconds and metres of the whole, and how many stops come after their slot. */
const RouteFigures = z.object({ duration: Extent, distance: Extent, late: Count });
export type RouteFigures = Readonly<z.infer<typeof RouteFigures>>;

/** A better way of a dock (API-085), with what it and the way of today come to, both by the optimiser's own estimate. */
export const OptimizedRoute = z.extend(Route, {
  optimizer: maybe(Code),
  before: maybe(RouteFigures),
  after: maybe(RouteFigures),
});
export type OptimizedRoute = Readonly<z.infer<typeof OptimizedRoute>>;

/**
 * The route of a dock as an optimiser would drive it (DSP-455). It changes nothing: applying it is an action of its own.
 * `taskIds` is the order the dock has: another order is another question. A maps service is paid by the call: an answer
 * is good for a while.
 */
export const optimizedRoute = detail('dock.optimizedRoute', {
  args: z.object({ dockId: DockId, optimizer: Optimizer, taskIds: z.array(TaskId) }),
  value: OptimizedRoute,
  throttleMs: 3_000,
  goodForMs: 10 * 60_000,
  request: ({ dockId, optimizer }) =>
    post(`/route/${dockId}/optimize/`, { query: { optimizer, parent_order: '0', products: '0' } }),
});

/** The tasks in the order of a route. */
export const orderOf = ({ points }: Pick<Route, 'points'>): TaskId[] =>
  points.flatMap(({ task_id }) => TaskId.safeParse(task_id).data ?? []);
