import type { Truth, TruthDock, TruthOrder } from '../server-rows.ts';
import { wireDock, wireDriver, wireOrder, wireTask } from '../server-rows.ts';

/** The outcome of a call with an effect. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** Whether the action was done. */
  readonly isDone: boolean;
}

export const done = (body: unknown): Outcome => ({ status: 200, body, isDone: true });
export const refused = (status: number, body: unknown): Outcome => ({ status, body, isDone: false });
export const notFound = refused(404, { detail: 'Introuvable' });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const numberOr = <T>(value: unknown, other: T) => (typeof value === 'number' ? value : other);
export const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).filter((it) => typeof it === 'number');

/** A dock as actions answer it, with the other one (DSP-440). */
export function tellDock(truth: Truth, dock: TruthDock, other?: TruthDock) {
  const told = wireDock(truth, dock, 'tasks');
  return other ? { ...told, target_dock_id: other.id, new_dock: wireDock(truth, other, 'tasks') } : told;
}

export const doneWith = (truth: Truth, dock: TruthDock, other?: TruthDock) => done(tellDock(truth, dock, other));

/** 409 with the docks as they are (DSP-484). */
export function conflictOf(truth: Truth, ...docks: readonly TruthDock[]): Outcome {
  const [dock, ...others] = docks.map((it) => tellDock(truth, it));
  return refused(409, {
    error: 'Changée entre-temps',
    ...(others.length > 0 ? { docks: [dock, ...others] } : { dock }),
  });
}

export const conflictOfTask = (truth: Truth, id: number): Outcome => {
  const task = truth.tasks.get(id);
  return task ? refused(409, { error: 'Changée entre-temps', task: wireTask(truth, task) }) : notFound;
};

export const conflictOfDriver = (truth: Truth, id: number): Outcome => {
  const driver = truth.drivers.get(id);
  return driver ? refused(409, { error: 'Changé entre-temps', driver: wireDriver(driver) }) : notFound;
};

export const conflictOfOrders = (orders: readonly TruthOrder[]): Outcome =>
  refused(409, {
    error: 'Changée entre-temps',
    ...(orders.length === 1 ? { order: orders.map(wireOrder)[0] } : { orders: orders.map(wireOrder) }),
  });
