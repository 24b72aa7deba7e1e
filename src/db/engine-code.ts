/** Why the engine does not take an action, or not take it back: nothing is recorded. */
export const issueCodes = [
  'unknownAction',
  'invalid',
  'mustBeOnline',
  'laneBusy',
  'filling',
  'beingSent',
  'outdated',
  'notSignedIn',
  'storageFull',
  'noStorage',
  'builtUpon',
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** Why a recorded action stands where it does; the codes of its own declaration come beside these. */
export const outcomeCodes = [
  'conflict',
  'forbidden',
  'rejected',
  'busy',
  'inProgress',
  'server',
  'network',
  'timeout',
  'malformed',
  'interrupted',
  'unread',
  'unknown',
  'stale',
  'clock',
  'signedOut',
  'offline',
] as const;
export type OutcomeCode = (typeof outcomeCodes)[number];

/** Journals and the outbox hold them: each means one thing, and is said in one way. */
export type EngineCode = IssueCode | OutcomeCode;
