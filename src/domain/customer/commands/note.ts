import * as z from 'zod/mini';
import { type Acceptance, command, get, hours, patchTo, post, queued } from '../../command.ts';
import { answersNew, answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { CustomerId } from '../customer.ts';
import { customersOf } from './changed.ts';

const content = z.string().check(z.maxLength(5_000));

/** An internal note of support about a customer (SUP-062, API-S44); the first one is created (SUP-064). */
export const writeNote = command('customer.note', {
  version: 1,
  args: z.object({
    userId: CustomerId,
    email: z.string(),
    /** Null for the first note. */
    noteId: z.nullable(Id),
    content,
  }),
  reads: ({ userId }) => ({ customer: [userId] }),
  guard: ({ userId, noteId }, rows) => {
    const customer = rows.get('customer', userId);
    if (!customer) return refuse('gone');
    return noteId === null && customer.internal_note ? refuse('noteThere') : null;
  },
  holds: ({ userId, content: wanted }, rows) => rows.get('customer', userId)?.internal_note?.content === wanted,
  // The server sets author and time.
  effect: ({ userId, noteId, content: wanted }, rows) =>
    patch('customer', rows.get('customer', userId), {
      internal_note: { id: noteId, content: wanted, last_author: null, updated_at: null },
    }),
  request: ({ userId, noteId, content: wanted }) =>
    noteId === null
      ? post('/internal-notes/', { body: { user_id: userId, content: wanted } })
      : patchTo(`/internal-notes/${noteId}/`, { body: { id: noteId, content: wanted } }),
  answers: ({ noteId }) => (noteId === null ? answersNew('internal_note') : answersOne('internal_note', noteId)),
  accept: (body, { userId }): Acceptance => ({
    rows: isRecord(body) ? [{ kind: 'customer', list: 'customer', rows: [{ id: userId, internal_note: body }] }] : [],
  }),
  reread: ({ userId, email }) => get(`/users/${userId}/support-info/`, { query: { email } }),
  acceptReread: customersOf,
  lane: ({ userId }) => [keyOf('customer', userId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Note interne',
    label: ({ userId }) => `Note interne du client ${userId}`,
    success: 'Sauvegarde effectuée',
    refusals: {
      gone: "Le client n'existe plus",
      noteThere: 'Une note existe déjà pour ce client : relisez-la avant de la modifier.',
    },
  },
});
