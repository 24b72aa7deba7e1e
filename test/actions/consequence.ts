/**
 * The consequence of a press, for those that no further press undoes.
 * - `asks`: it cannot be taken back, or a row has it ask: a question names what will happen before it is sent; `proof` is
 *   the test on the screen in which that question opens, is refused and is answered.
 * - `form`: a dialog of its own, with `Annuler`, says what is sent and about whom before its button is pressed.
 * - `undo`: it does not ask; a notice and Ctrl Z take it back.
 * - `back`: it does not ask; `by` sets it back from the same place.
 * - `harmless`: it notes what is so already, and nothing goes out.
 */
export type Consequence =
  | { readonly is: 'asks'; readonly proof: string }
  | { readonly is: 'form' }
  | { readonly is: 'undo' }
  | { readonly is: 'back'; readonly by: string }
  | { readonly is: 'harmless'; readonly why: string };

export const form: Consequence = { is: 'form' };
export const undo: Consequence = { is: 'undo' };
export const asks = (file: string): Consequence => ({ is: 'asks', proof: `test/${file}.test.ts` });
export const back = (by: string): Consequence => ({ is: 'back', by });
export const harmless = (why: string): Consequence => ({ is: 'harmless', why });
