import type { Address } from '../../../src/domain/address/address.ts';

/** One order to be delivered. */
export interface Stop {
  readonly order: number;
  readonly client: string;
  readonly address: Address | null;
  /** The order's text, `12,4 Kg`. */
  readonly weight: string | null;
}

/** A request to a provider, decided with the job and stored until he has answered. */
export interface Ask {
  /** For the first provider; the second chooses by itself. */
  readonly vehicle: string | null;
  readonly center: string;
  readonly stops: readonly Stop[];
}

/** The state before a call, restored when it is refused. */
export interface Undo {
  /** The order's former place, when the dock was made for it. */
  readonly madeFor: { readonly task: number; readonly dock: number | null; readonly rank: number | null } | null;
  /** The dock's former fields, when it existed before. */
  readonly dock: { readonly dock_type: string | null; readonly target_vehicle: string | null } | null;
}
