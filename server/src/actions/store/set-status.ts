import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { setStoreStatus as command } from '../../../../src/domain/store/commands/set-status.ts';
import { askableStatuses, isSetElsewhere, StoreId } from '../../../../src/domain/store/store.ts';
import { readStore, type StoreRecord } from '../../stores/records.ts';
import { storeTexts } from '../../stores/text.ts';
import { type After, action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';

/**
 * Pauses a store of the second courier, or opens it again (PRP-365, PRP-368, API-P35). Its service is asked once the
 * call is committed, unless the store has this status already. If the service does not answer, the store's state is
 * unknown.
 */
export const setStoreStatus = action({
  method: 'POST',
  path: '/uber-eats/update_store_status/',
  summary: 'Met un store en pause, ou le rouvre',
  permission: 'flow',
  answers: null,
  input: z.object({ body: z.strictObject({ center: CenterId, store: StoreId, status: z.enum(askableStatuses) }) }),
  subject: ({ body }) => ({ kind: 'metas', id: body.center }),
  reads: () => ({}),
  facts: (tx, { body }) => readStore(tx, body.store),
  decide: ({ body: { center, store, status } }, rows, _nowMs, known: StoreRecord | undefined) => {
    if (known?.center_id !== center) return refusalOf(command.text, refuse('gone'));
    if (known.status === status) return { verdict: 'accept', patches: [], answer: null };
    if (isSetElsewhere(known)) return conflictOf(command.text, refuse('setElsewhere'), {});
    return { verdict: 'accept', patches: [], answer: null, after: asked(store, status, rows.by) };
  },
});

const asked =
  (store: string, status: (typeof askableStatuses)[number], by: string): After =>
  async ({ stores }) => {
    const said = await stores.set(store, status, by);
    if (said.kind === 'no') return { status: 400, body: { error: said.error } };
    return said.kind === 'yes' ? { status: 204, body: null } : { status: 503, body: { error: storeTexts.silent } };
  };
