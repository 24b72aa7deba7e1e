import { createHmac, timingSafeEqual } from 'node:crypto';

// Who signs knows a secret that we agreed on with him. Two secrets hold while one is replaced by the other.

/** Signed longer ago, or to come, counts as somebody who repeats what he heard. */
const toleranceMs = 300_000;

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

/** In constant time. */
const isSame = (given: Buffer, right: Buffer) => given.length === right.length && timingSafeEqual(given, right);

/** `t=1760000000,v1=5257…,v1=…`: Stripe signs the time and the bytes of the body. */
export function isSignedByStripe(body: string, header: string, secrets: readonly string[], nowMs: number): boolean {
  const fields = header.split(',').map((field) => field.trim().split('='));
  const valuesOf = (wanted: string) => fields.flatMap(([name, value]) => (name === wanted && value ? [value] : []));
  const [time, ...others] = valuesOf('t');
  if (time === undefined || others.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(nowMs - Number(time) * 1_000) > toleranceMs) return false;
  const given = valuesOf('v1').map((hex) => Buffer.from(hex, 'hex'));
  return secrets.some((secret) => {
    const right = digest(secret, `${time}.${body}`);
    return given.some((one) => isSame(one, right));
  });
}

/** Paygreen signs the bytes of the body alone: what he says may be old, and is never believed by itself. */
export const isSignedByPaygreen = (body: string, header: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => isSame(Buffer.from(header, 'base64'), digest(secret, body)));
