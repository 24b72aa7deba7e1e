/** The answer to a request: its status and its body. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/** The result of a transaction, with the work that follows its commit. */
export interface Performed {
  readonly outcome: Outcome;
  readonly after: (() => Promise<Outcome>) | null;
}

/** A request as the ledger and the outcomes store it. */
export interface ActionRequest {
  readonly userId: number;
  /** The user's e-mail address. */
  readonly by: string;
  /** The command's id, when the client sent one as `Idempotency-Key`. */
  readonly key: string | null;
  /** The version of what the call replaces, as its `If-Match` has it (docs/adr/0059); null where it has none. */
  readonly basis: string | null;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: unknown;
}
