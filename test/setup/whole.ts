export const isWhole = process.env.QUAI_WHOLE === '1';

/** What a long proof goes through: all of it with `QUAI_WHOLE=1` (`npm run server-proofs`, `npm run browser-proofs`), a sample of it in `npm test`. */
export const wholeOr = <T>(all: T, sample: T): T => (isWhole ? all : sample);
