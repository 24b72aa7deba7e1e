import * as z from 'zod/mini';
import { writeNote } from '../../../../src/domain/customer/commands/note.ts';
import { type Customer, CustomerId, type InternalNote } from '../../../../src/domain/customer/customer.ts';
import { readerOf } from '../../../../src/domain/reader-of.ts';
import { Id } from '../../../../src/domain/schema.ts';
import type { Db } from '../../db/connection/open.ts';
import { customerOfNote, readCustomer } from '../../db/customers/read-customers.ts';
import { correctCustomer } from '../../db/customers/write-customers.ts';
import { personOf } from '../../db/read-people.ts';
import { textId } from '../../http/input.ts';
import { iso } from '../../world/clock.ts';
import { action, type Decision } from '../action.ts';
import { actionTexts } from '../text.ts';

/** An empty note means that there is nothing to know any more. */
const Content = z.string().check(z.maxLength(5_000));

const noteMoved = 'Cette note a été écrite entre-temps';

const noteOf = async (db: Db, customer: number) => (await readCustomer(db, customer))?.internal_note ?? null;

/** Changes an internal note of support about a customer (SUP-062, API-S44). */
export const editNote = action({
  method: 'PATCH',
  path: '/internal-notes/:id/',
  summary: "Modifie la note interne d'un client",
  permission: 'edit',
  answers: 'InternalNote',
  input: z.object({ id: textId(Id), body: z.strictObject({ id: z.optional(Id), content: Content }) }),
  subject: ({ id }) => ({ kind: 'note', id }),
  reads: () => ({}),
  facts: async (tx, { id }, { by }) => ({
    customer: await readCustomer(tx, (await customerOfNote(tx, id)) ?? 0),
    author: await personOf(tx, by),
  }),
  basis: ({ body }, _rows, { customer }) => {
    if (!customer) return null;
    const args = { userId: customer.id, email: '', noteId: null, content: body.content };
    const values = writeNote.basis?.(args, readerOf({ customer }));
    return values ? { values, customer: customer.id, moved: noteMoved } : null;
  },
  decide: ({ id, body }, _rows, nowMs, { customer, author }) => {
    if (!customer) return { verdict: 'refuse', error: actionTexts.customerGone };
    if (body.id !== undefined && body.id !== id) return { verdict: 'refuse', error: actionTexts.otherNote };
    return written(customer, { id, content: body.content, last_author: author, updated_at: iso(nowMs) });
  },
});

/** Enters the first note of a customer (SUP-064); if somebody wrote one meanwhile, the user has to read that first. */
export const firstNote = action({
  method: 'POST',
  path: '/internal-notes/',
  summary: "Écrit la première note interne d'un client",
  permission: 'edit',
  answers: 'InternalNote',
  input: z.object({ body: z.strictObject({ user_id: CustomerId, content: Content }) }),
  subject: ({ body }) => ({ kind: 'customer', id: body.user_id }),
  reads: () => ({}),
  facts: async (tx, { body }, { by }) => ({
    customer: await readCustomer(tx, body.user_id),
    author: await personOf(tx, by),
  }),
  decide: ({ body }, _rows, nowMs, { customer, author }) => {
    if (!customer) return { verdict: 'refuse', error: actionTexts.customerGone };
    if (customer.internal_note) return { verdict: 'conflict', error: actionTexts.noteThere };
    // One note per customer: its number follows from his.
    const id = customer.id * 3 + 1;
    return written(customer, { id, content: body.content, last_author: author, updated_at: iso(nowMs) });
  },
});

const written = ({ id }: Customer, internal_note: InternalNote): Decision => ({
  verdict: 'accept',
  patches: [],
  enters: [correctCustomer(id, { internal_note })],
  answer: (db) => noteOf(db, id),
});
