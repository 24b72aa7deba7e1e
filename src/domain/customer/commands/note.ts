import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
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
    ...seenInForm,
  }),
  reads: ({ userId }) => ({ customer: [userId] }),
  guard: ({ userId, noteId }, rows) => {
    const customer = rows.get('customer', userId);
    if (!customer) return refuse('gone');
    return noteId === null && customer.internal_note ? refuse('noteThere') : null;
  },
  holds: ({ userId, content: wanted }, rows) => rows.get('customer', userId)?.internal_note?.content === wanted,
  basis: ({ userId }, rows) => {
    const customer = rows.get('customer', userId);
    return customer && { content: customer.internal_note?.content ?? '' };
  },
  // The server sets author and time.
  effect: ({ userId, noteId, content: wanted }, rows) =>
    patch('customer', rows.get('customer', userId), {
      internal_note: { id: noteId, content: wanted, last_author: null, updated_at: null },
    }),
  // The first note of a colleague is there by then: it is changed.
  anew: (args, rows) => ({ ...args, noteId: rows.get('customer', args.userId)?.internal_note?.id ?? args.noteId }),
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
    moved: () => "Quelqu'un d'autre a écrit cette note entre-temps",
    refusals: {
      gone: "Le client n'existe plus",
      noteThere: 'Une note existe déjà pour ce client : relisez-la avant de la modifier.',
    },
  },
});
