/** Why a start, or a server that runs, cannot go on: one French sentence that says what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  /** `sentence` is shown as it is: no stack, no secret. */
  constructor(
    readonly sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}
