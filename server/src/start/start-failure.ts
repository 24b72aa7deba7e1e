/** Why a start, or a running server, cannot go on: one French sentence with the remedy. */
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
