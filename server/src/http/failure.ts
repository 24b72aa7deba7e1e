/** An expected refusal of a request: the status and body of its answer (DSP-938). */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`status ${status}`);
  }
}

export const badRequest = (error: string) => new Failure(400, { error });
export const forbidden = (detail: string) => new Failure(403, { detail });
export const notFound = (detail: string) => new Failure(404, { detail });
