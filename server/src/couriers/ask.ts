import type { Address } from '../../../src/domain/address/address.ts';

/** One order to be delivered. */
export interface Stop {
  readonly order: number;
  readonly client: string;
  readonly address: Address | null;
  /** As the order has it, `12,4 Kg`. */
  readonly weight: string | null;
}

/** What a provider is asked to do, decided with the job and kept until he has answered. */
export interface Ask {
  /** The first provider's; the second chooses. */
  readonly vehicle: string | null;
  readonly center: string;
  readonly stops: readonly Stop[];
}

/** What was there before a call: a refused one leaves no trace. */
export interface Undo {
  /** The order's place, when the dock was made for it. */
  readonly madeFor: { readonly task: number; readonly dock: number | null; readonly rank: number | null } | null;
  /** The dock's, when it was there already. */
  readonly dock: { readonly dock_type: string | null; readonly target_vehicle: string | null } | null;
}
