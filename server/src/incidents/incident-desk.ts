import { incidentWaitsMs } from '../../../src/domain/incident/rules.ts';
import { may } from '../../../src/domain/session/permissions.ts';
import { creditItem } from '../actions/incident/item-action.ts';
import { onceForGood } from '../actions/operations.ts';
import type { ActionRequest, Outcome } from '../actions/outcome.ts';
import { perform } from '../actions/perform.ts';
import { userOfEmail } from '../auth/user.ts';
import { CatchingUp } from '../catching-up.ts';
import type { Context } from '../context.ts';
import { endItem, giveUpPrepared, type NextItem, nextItems, suspendFor } from '../db/incidents/enter-incident.ts';
import { Failure } from '../http/failure.ts';
import { viewerOf } from '../wire.ts';

/**
 * Sends the credits of incidents that run, one of each at a time, in their order:
 *
 *   waiting ──its turn──▶ operation under its own key ──200──▶ credited (in the transaction of the money)
 *      ▲                        │                     └─409──▶ refused ──▶ suspended, where it stops at the first
 *      └── crash, database away ┘
 *
 * The key was stored with the credit. A process that dies before the commit did nothing; one that dies after it is
 * followed by another, which is told the outcome of that key, and ends the incident. Two processes at once: the key is
 * locked, and the second looks again at the next turn. Between two turns somebody who reads what is sent can suspend it.
 */
export class IncidentDesk extends CatchingUp {
  private turn: Promise<void> | null = null;

  constructor(private readonly context: Context) {
    super();
  }

  /** One credit of each incident that runs; a turn that is under way is waited for. */
  async catchUp(): Promise<void> {
    this.turn ??= this.sendNext().finally(() => {
      this.turn = null;
    });
    await this.turn;
  }

  async stop(): Promise<void> {
    this.rest();
    await this.turn?.catch(() => undefined);
  }

  private async sendNext(): Promise<void> {
    const { db, clock } = this.context;
    const nowMs = clock();
    await giveUpPrepared(db, nowMs - incidentWaitsMs, nowMs);
    const failures: unknown[] = [];
    // What keeps one incident from going on keeps no other.
    for (const next of await nextItems(db)) await this.send(next).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  private async send(next: NextItem): Promise<void> {
    const { db, clock } = this.context;
    const outcome = await this.credit(next);
    if (outcome === null) return;
    await endItem(db, next, errorOf(outcome), clock());
  }

  /** Null where nothing is known of it yet: it is another process's turn, or nobody's any more. */
  private async credit({ item, incident, order, key, by }: NextItem): Promise<Outcome | null> {
    const { db, clock } = this.context;
    const user = await userOfEmail(db, by);
    // Asked at each credit: a right that is taken away in the middle ends with the credit under way.
    if (!user || !may(user, 'accounts')) {
      await suspendFor(db, { incident, by });
      return null;
    }
    const body = { item };
    const prepared = creditItem.prepare({ params: { id: String(order) }, query: {}, body });
    const path = `/processing-orders/${order}/incident_credit/`;
    const sent: ActionRequest & { readonly key: string } = {
      ...{ userId: user.id, by, key, basis: null, method: 'POST', path, body },
    };
    try {
      return await onceForGood(
        db,
        sent,
        clock(),
        (tx) => perform(tx, prepared, sent, viewerOf(user), this.context),
        async (_tx, { status, error }) => ({ status, body: error === null ? null : { error } }),
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Its key answers whom it was sent for alone: who took the incident up after a dead process refused it is not he.
      return error.status === 503 ? null : { status: error.status, body: error.body };
    }
  }
}

/** Why it was refused; null for a success. */
function errorOf({ status, body }: Outcome): string | null {
  if (status === 200) return null;
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof words === 'string' ? words : `Refusé (${status})`;
}
