import { RefundBook } from './refund-book.ts';

/** How far a payment by meal voucher is. */
type MealState = 'authorized' | 'captured' | 'cancelled';

/** The payments by meal voucher: captured as they are made, unless told otherwise. */
export class MealBook extends RefundBook {
  private readonly states = new Map<string, MealState>();

  stateOf(payment: string): MealState {
    return this.states.get(payment) ?? 'captured';
  }

  /** The shop has asked for it, and not taken it yet. */
  leaveUncaptured(payment: string): void {
    this.states.set(payment, 'authorized');
  }

  /** Gives the whole of it up; false where it was taken, or given up before. */
  cancel(payment: string): boolean {
    if (this.stateOf(payment) !== 'authorized') return false;
    this.states.set(payment, 'cancelled');
    return true;
  }
}
