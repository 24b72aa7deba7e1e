import * as z from 'zod/mini';
import {
  type Acceptance,
  type CommandText,
  command,
  get,
  live,
  post,
  type RequestSpec,
  request,
} from '../../command.ts';
import { answersOne, type DocumentedAnswer, noAnswer } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { flatten, isRecord } from '../../wire.ts';
import { CustomerId } from '../customer.ts';

const args = z.object({ userId: CustomerId });
type Args = z.infer<typeof args>;

interface AccountAction {
  readonly request: (args: Args) => RequestSpec;
  readonly answers: (args: Args) => DocumentedAnswer;
  readonly accept: (body: unknown) => Acceptance;
  readonly text: Pick<CommandText<Args>, 'title' | 'label' | 'success'>;
}

/**
 * Actions on the account of a customer (SUP-580). All of them are `live`: none can be undone, and only the server knows
 * whether one is possible. They may change the e-mail by which his file is read, so no call can check the result after
 * a lost answer.
 */
const accountCommand = <Name extends string>(name: Name, { request: call, answers, accept, text }: AccountAction) =>
  command(name, {
    version: 1,
    args,
    reads: ({ userId }) => ({ customer: [userId] }),
    guard: ({ userId }, rows) => (rows.get('customer', userId) ? null : refuse('gone')),
    holds: () => false,
    effect: () => [],
    request: call,
    answers,
    accept,
    isUnreadable: true,
    reread: ({ userId }) => get('/processing-orders/', { query: { user_id: String(userId) } }),
    acceptReread: () => ({ rows: [] }),
    lane: ({ userId }) => [keyOf('customer', userId)],
    delivery: live,
    text: { ...text, refusals: { gone: "Ce client n'existe plus." } },
  });

const customerAnswer = (body: unknown): Acceptance => ({
  rows: isRecord(body) ? flatten('customer', 'answer', [body]) : [],
});

const saved = 'Sauvegarde effectuée';

/** Clears names, addresses, numbers and notes; ledgers keep ids and amounts (SUP-582, SUP-583, API-S46). */
export const anonymiseCustomer = accountCommand('customer.anonymise', {
  request: ({ userId }) => post(`/users/${userId}/anonymise/`),
  answers: ({ userId }) => answersOne('customer', userId),
  accept: customerAnswer,
  text: {
    title: 'Anonymisation de client',
    label: ({ userId }) => `Anonymisation du client ${userId}`,
    success: 'Utilisateur anonymisé avec succès',
  },
});

/** The same, and the customer can no longer be found (SUP-584, API-S48). */
export const deleteCustomer = accountCommand('customer.delete', {
  request: ({ userId }) => request('DELETE')(`/users/${userId}/`),
  answers: () => noAnswer,
  accept: () => ({ rows: [] }),
  text: { title: 'Suppression de client', label: ({ userId }) => `Suppression du client ${userId}`, success: saved },
});

/** Computes his center of each site again (SUP-585, API-S47). */
export const fixCenters = accountCommand('customer.fixCenters', {
  request: ({ userId }) => post(`/users/${userId}/fix_centers/`),
  answers: ({ userId }) => answersOne('customer', userId),
  accept: customerAnswer,
  text: { title: 'Centre de client', label: ({ userId }) => `Centre du client ${userId} recalculé`, success: saved },
});

/** Disconnects his meal-voucher account (SUP-586, API-S49). */
export const disconnectEdenred = accountCommand('customer.disconnectEdenred', {
  request: ({ userId }) => post('/me/cart/disable-edenred/', { body: { user_id: userId } }),
  answers: () => noAnswer,
  accept: () => ({ rows: [] }),
  text: {
    title: "Déconnexion d'Edenred",
    label: ({ userId }) => `Edenred du client ${userId} déconnecté`,
    success: saved,
  },
});
