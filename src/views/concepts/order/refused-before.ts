import type { Mark } from '../../../db/schema.ts';

/**
 * The refused action of this kind on an order, which still waits for a decision: its window opens with its input, and
 * sends another in its place (SUP-314).
 */
export const refusedBefore = (marks: readonly Mark[], { name }: { readonly name: string }): string | null =>
  marks.find((mark) => mark.name === name && (mark.state === 'refused' || mark.state === 'conflict'))?.commandId ??
  null;
