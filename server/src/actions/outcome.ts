/** What a request is answered: its status and its body. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/** What a transaction ends in, with what is to happen once it is committed. */
export interface Performed {
  readonly outcome: Outcome;
  readonly after: (() => Promise<Outcome>) | null;
}

/** A request as the ledger and the outcomes keep it. */
export interface Sent {
  readonly userId: number;
  /** The user's address. */
  readonly by: string;
  /** The command's id, when the client sent one as `Idempotency-Key`. */
  readonly key: string | null;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: unknown;
}
