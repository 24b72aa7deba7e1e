import { nobodysCenter } from '../../db/queries/records.ts';
import type { CenterOfRow, QuaiDb } from '../../db/schema.ts';
import { get } from '../../domain/command.ts';
import { keyOf, type RowKey } from '../../domain/rows.ts';
import { isRecord } from '../../domain/wire.ts';
import { errorText, genericError } from '../../domain/words/error-text.ts';
import { orderSheet } from '../api/order-sheet.ts';
import type { Http, Reply } from '../calls/http.ts';
import { hold, type Locks } from '../locks.ts';
import { notePlace } from './places.ts';

export interface PlaceLookUpDeps {
  readonly db: QuaiDb;
  readonly http: Http;
  readonly locks: Locks;
  readonly now: () => number;
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
}

/**
 * Finds the center of an order when an address has its number alone: from a row on the device, else by one call, of
 * whose answer only the center is stored. An order that belongs to no center has scope 0.
 */
export class PlaceLookUp {
  constructor(private readonly deps: PlaceLookUpDeps) {}

  async locate(orderId: number, firstGuess: number): Promise<void> {
    const { db, locks, now } = this.deps;
    const key = keyOf('order', orderId);
    const lock = await hold(locks, `place:${key}`, { ifAvailable: true });
    if (!lock) return;
    try {
      if (isKnown(await db.places.get(key))) return;
      const center = await this.onDevice(orderId, firstGuess);
      if (center === null) await this.ask(orderId, key);
      else await notePlace(db, 'order', orderId, center, now());
    } finally {
      lock.release();
    }
  }

  private async onDevice(orderId: number, firstGuess: number): Promise<number | null> {
    const { db } = this.deps;
    const centers = (await db.sources.toArray()).map(({ center }) => center);
    for (const center of new Set([firstGuess, ...centers]))
      if (await db.rows('order').get([center, orderId])) return center;
    return null;
  }

  private async ask(orderId: number, key: RowKey): Promise<void> {
    const { db, http, now, unauthorized } = this.deps;
    const token = await this.deps.token();
    if (token === null) return;
    const reply = await http(get(`/processing-orders/${orderId}/`), { token });
    if (reply.kind === 'answer' && reply.status === 401) return unauthorized(token);
    const center = centerIn(reply, orderId);
    if (center !== undefined) return notePlace(db, 'order', orderId, center, now());
    await db.places.put({ key, center: null, error: failureIn(reply), atMs: now() });
  }
}

function centerIn(reply: Reply, orderId: number): number | undefined {
  if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
  const { body } = reply;
  return isRecord(body) && body.id === orderId ? (orderSheet.place?.of(body) ?? nobodysCenter) : undefined;
}

const isKnown = (place: CenterOfRow | undefined) => place !== undefined && place.center !== null;

const failureIn = (reply: Reply): string =>
  (reply.kind === 'answer' && isRecord(reply.body) && errorText(reply.body)) || genericError;
