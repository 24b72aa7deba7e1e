import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/connection/open.ts';
import { tokens } from '../db/schema/accounts.ts';

/** A week: longer than any shift, short enough that a lost tablet is not a lasting door. */
export const tokenLifeMs = 7 * 86_400_000;

/** The stored form of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const instantOf = (ms: number) => new Date(ms).toISOString();

/** A new token of a user; only its hash is stored. */
export async function issueToken(db: Db, userId: number, nowMs: number): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await db.delete(tokens).where(lt(tokens.expires_at, instantOf(nowMs)));
  await db.insert(tokens).values({
    hash: hashOf(token),
    user_id: userId,
    created_at: instantOf(nowMs),
    expires_at: instantOf(nowMs + tokenLifeMs),
  });
  return token;
}

/** The condition for stored tokens with these hashes that have not expired. */
export const areLiveTokens = (hashes: readonly string[], nowMs: number) =>
  and(inArray(tokens.hash, [...hashes]), gt(tokens.expires_at, instantOf(nowMs)));

export async function revokeToken(db: Db, token: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, hashOf(token)));
}
