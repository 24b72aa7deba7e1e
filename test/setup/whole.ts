export const isWhole = process.env.QUAI_WHOLE === '1';

/**
 * The cases of a long proof: all with `QUAI_WHOLE=1` (`npm run server-proofs`, `npm run browser-proofs`), a sample in
 * `npm test`.
 */
export const wholeOr = <T>(all: T, sample: T): T => (isWhole ? all : sample);
