import type { CreditEntry } from '../../../../../domain/money/credit/entry.ts';

/** `26/11/2026 09:05`: the day and the time as the server tells them. */
export const whenText = ({ day, time }: CreditEntry) => [dayText(day), time].filter(Boolean).join(' ');

/** `2026-11-26` as `26/11/2026`; any other text as it is. */
const dayText = (day: string | null | undefined) => day?.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
