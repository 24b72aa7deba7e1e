import { CenterId } from '../center/center-id.ts';

const defaultCenter = CenterId.parse(9); // CST-01

/** The center in a text: digits, at least 1; null for anything else (DSP-018, DSP-041). */
export function centerNamed(text: string | null | undefined): CenterId | null {
  if (!text || !/^\d+$/.test(text)) return null;
  const parsed = CenterId.safeParse(Number(text));
  return parsed.success ? parsed.data : null;
}

/** The current center from the value stored in the session; 9 without a usable one (DSP-016, DSP-018). */
export const currentCenter = (stored: string | null | undefined): CenterId => centerNamed(stored) ?? defaultCenter;
