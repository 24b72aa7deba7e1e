/** Why the engine does not accept an action, or does not undo it: nothing is recorded. */
export const issueCodes = [
  'unknownAction',
  'invalid',
  'mustBeOnline',
  'laneBusy',
  'filling',
  'beingSent',
  'inDoubt',
  'outdated',
  'notSignedIn',
  'storageFull',
  'noStorage',
  'builtUpon',
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** Why a recorded action is in its state; a command's own declaration adds codes of its own. */
export const outcomeCodes = [
  'conflict',
  'moved',
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
  'neverArrived',
  'stale',
  'clock',
  'signedOut',
  'offline',
] as const;
export type OutcomeCode = (typeof outcomeCodes)[number];

/** Journals and the outbox hold these codes: each has one meaning, and one text. */
export type EngineCode = IssueCode | OutcomeCode;
