import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { post } from '../command.ts';
import { DockId } from '../dock/dock.ts';
import { Code, Count, Extent, maybe } from '../schema.ts';
import { TaskId } from '../task/task.ts';
import { Route } from './route.ts';

/** The service that optimises a route: the product's own optimiser, or a maps service (DSP-455). */
export const optimizers = ['internal', 'google'] as const;
export const Optimizer = z.enum(optimizers);
export type Optimizer = z.infer<typeof Optimizer>;

/** Figures of a route: seconds and metres in all, and how many stops are reached after their slot. */
const RouteFigures = z.object({ duration: Extent, distance: Extent, late: Count });
export type RouteFigures = Readonly<z.infer<typeof RouteFigures>>;

/** A better route of a dock (API-085), with the figures of both routes, by the optimiser's own estimate. */
export const OptimizedRoute = z.extend(Route, {
  optimizer: maybe(Code),
  before: maybe(RouteFigures),
  after: maybe(RouteFigures),
});
export type OptimizedRoute = Readonly<z.infer<typeof OptimizedRoute>>;

/**
 * The route of a dock as an optimiser would order it (DSP-455). Reading it changes nothing: applying it is a separate
 * action. `taskIds` is the dock's order: another order is another question. A maps service is paid by the call, so an
 * answer is used for a while.
 */
export const optimizedRoute = detail('dock.optimizedRoute', {
  args: z.object({ dockId: DockId, optimizer: Optimizer, taskIds: z.array(TaskId) }),
  value: OptimizedRoute,
  throttleMs: 3_000,
  goodForMs: 10 * 60_000,
  permission: 'optimise',
  request: ({ dockId, optimizer }) =>
    post(`/route/${dockId}/optimize/`, { query: { optimizer, parent_order: '0', products: '0' } }),
});

/** The tasks in the order of a route. */
export const orderOf = ({ points }: Pick<Route, 'points'>): TaskId[] =>
  points.flatMap(({ task_id }) => TaskId.safeParse(task_id).data ?? []);
