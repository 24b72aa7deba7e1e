import type { Mark } from '../../../db/schema.ts';
import { blocks } from '../text.ts';

/** Why an action that is sent now or never waits: nobody knows whether the one before was done (SUP-376). */
export const doubtIn = (marks: readonly Mark[], { name }: { readonly name: string }): string | null =>
  marks.some((mark) => mark.name === name && mark.state === 'uncertain') ? blocks.inDoubt : null;
