import type { StoredCommand } from '../../src/db/schema.ts';

/** A command of the outbox with nothing special about it, plus what a test is about. */
export const aStored = (fields: Partial<StoredCommand> = {}): StoredCommand => ({
  seq: 1,
  id: 'command',
  name: 'order.bags',
  commandVersion: 1,
  args: {},
  center: 9,
  tab: 'tab',
  lanes: [],
  live: false,
  request: { method: 'GET', path: '/', timeoutMs: 30_000 },
  staleAfterMs: null,
  issuedAtMs: 0,
  clockOffsetMs: 0,
  before: {},
  state: 'queued',
  attempt: 0,
  failures: 0,
  dueAtMs: 0,
  answerLost: false,
  keyedUntilMs: null,
  ...fields,
});
