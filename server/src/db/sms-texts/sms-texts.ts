import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { SmsText } from '../../../../src/domain/sms-text/sms-text-row.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { smsTexts } from '../schema/sms-texts.ts';
import { personIn, signedBy } from '../signed.ts';

const changers = alias(authors, 'changers');

async function readTexts(db: Db, by: string, which: SQL | undefined): Promise<SmsText[]> {
  const found = await db
    .select({ text: smsTexts, changer: changers.name, user: personIn(users) })
    .from(smsTexts)
    .innerJoin(authors, eq(authors.id, smsTexts.author_id))
    .innerJoin(changers, eq(changers.id, smsTexts.changed_by))
    .leftJoin(users, eq(users.email, changers.name))
    // What somebody keeps for himself is nobody else's to read.
    .where(and(which, or(smsTexts.is_shared, eq(authors.name, by))))
    .orderBy(asc(smsTexts.id));
  return found.map(({ text, changer, user }) => ({
    ...{ id: text.id, title: text.title, body: text.body, is_shared: text.is_shared },
    ...{ changed_at: text.changed_at, changed_by: signedBy(user, changer), deleted_at: text.deleted_at },
  }));
}

/** The texts that somebody may choose in a center (OUR-229). */
export const readKeptTexts = (db: Db, center: CenterId, by: string): Promise<SmsText[]> =>
  readTexts(db, by, and(eq(smsTexts.center_id, center), isNull(smsTexts.deleted_at)));

/** One text that somebody may see, deleted or not. */
export const readSmsText = async (db: Db, id: number, by: string): Promise<SmsText | undefined> =>
  (await readTexts(db, by, eq(smsTexts.id, id)))[0];

/** The latest text of a center: the one just entered, while its center is locked. */
export async function readLatestText(db: Db, center: CenterId, by: string): Promise<SmsText | undefined> {
  const [latest] = await db
    .select({ id: sql<string | null>`max(${smsTexts.id})` })
    .from(smsTexts)
    .where(eq(smsTexts.center_id, center));
  return latest?.id ? readSmsText(db, Number(latest.id), by) : undefined;
}

type Words = Pick<typeof smsTexts.$inferInsert, 'title' | 'body' | 'is_shared'>;

export const enterText =
  (by: string, center_id: CenterId, words: Words) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const author = await authorOf(tx, by);
    const changed_at = new Date(nowMs).toISOString();
    await tx.insert(smsTexts).values({ ...words, center_id, author_id: author, changed_by: author, changed_at });
  };

/** Its center is locked, so that nobody else changes it. */
export const enterWords =
  (by: string, id: number, words: Words) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const changed = { changed_by: await authorOf(tx, by), changed_at: new Date(nowMs).toISOString() };
    await tx
      .update(smsTexts)
      .set({ ...words, ...changed })
      .where(eq(smsTexts.id, id));
  };

export const enterTextDeletion =
  (by: string, id: number) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const at = new Date(nowMs).toISOString();
    await tx
      .update(smsTexts)
      .set({ deleted_at: at, changed_by: await authorOf(tx, by), changed_at: at })
      .where(eq(smsTexts.id, id));
  };
