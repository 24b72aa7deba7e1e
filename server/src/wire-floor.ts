import type { Order } from '../../src/domain/order/order.ts';
import type { StockWork } from '../../src/domain/preparation/home.ts';
import type { Next } from '../../src/domain/preparation/next.ts';
import type { NextConfig } from '../../src/domain/preparation/next-config.ts';
import { type Packing, packingOf } from '../../src/domain/preparation/packing.ts';
import type { PlanningSession } from '../../src/domain/preparation/planning.ts';
import type { Task } from '../../src/domain/task/task.ts';
import type { FloorRow } from './db/center/floor.ts';

// The rows of the floor in answers.

/** A packing without its order; its status comes from its order, its progress from its delivery. */
export const wirePacking = (row: FloorRow<'packing'>, task: Task, order: Order): Omit<Packing, 'linked_order'> => ({
  id: row.id,
  is_packing: true,
  status: packingOf(order.status),
  status_since: row.status_since,
  emergency_rank: row.emergency_rank,
  prep_progress: task.prep_progress ?? 0,
  prep_total: task.prep_total ?? null,
  packer: task.packer ?? null,
  day: task.day ?? null,
  startDateFormated: task.startDateFormated ?? null,
  isLock: row.is_locked,
});

export const wireNext = (row: FloorRow<'next'>): Next => ({
  id: row.id,
  user: {
    id: row.user_id,
    name: row.name,
    is_working: row.is_working,
    trying_period: row.trying_until,
    stopped: row.stopped,
    has_planning: row.has_planning,
    legal_status: row.legal_status,
    is_test: row.is_test,
    comment_count: row.comment_count,
  },
  current_task_type: row.current_task_type,
  last_task_type: row.last_task_type,
  next_task_type: row.next_task_type,
  last_started_at: row.last_started_at,
  last_ended_at: row.last_ended_at,
  lock_on_at: row.lock_on_at,
  grants: [...row.grants],
});

export const wireNextConfig = ({ is_late, late_label, ...row }: FloorRow<'nextConfig'>): NextConfig => ({
  ...row,
  late_status: { is_late, label: late_label },
});

export const wirePlanning = (row: FloorRow<'planning'>, who: FloorRow<'next'> | undefined): PlanningSession => ({
  id: row.id,
  packer: who ? { name: who.name, email: who.email } : null,
  started_at: row.started_at,
});

export const wireStockWork = ({ id, label, time }: FloorRow<'stockWork'>): StockWork => ({ id, label, time });
