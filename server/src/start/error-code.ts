/** The cause of an error as far as its code shows it: this machine's files, the embedded engine, or PostgreSQL. */
export type Trouble = 'diskFull' | 'notWritable' | 'unreachable' | 'refused' | 'missing' | null;

const troubles: Readonly<Record<string, NonNullable<Trouble>>> = {
  ...{ ENOSPC: 'diskFull', EDQUOT: 'diskFull', EFBIG: 'diskFull' },
  ...{ EACCES: 'notWritable', EPERM: 'notWritable', EROFS: 'notWritable' },
  ...{ ECONNREFUSED: 'unreachable', ECONNRESET: 'unreachable', ENOTFOUND: 'unreachable', EAI_AGAIN: 'unreachable' },
  ...{ ETIMEDOUT: 'unreachable', EHOSTUNREACH: 'unreachable', ENETUNREACH: 'unreachable', EPIPE: 'unreachable' },
  // PostgreSQL's own: https://www.postgresql.org/docs/current/errcodes-appendix.html
  ...{ '53100': 'diskFull', '28P01': 'refused', '28000': 'refused', '3D000': 'missing' },
  ...{ '57P01': 'unreachable', '57P02': 'unreachable', '57P03': 'unreachable', '08006': 'unreachable' },
  ...{ '08001': 'unreachable', '08003': 'unreachable', '53300': 'unreachable' },
};

/** The embedded engine reports errors of files by WASI's numbers. */
const wasi: Readonly<Record<number, NonNullable<Trouble>>> = {
  ...{ 19: 'diskFull', 22: 'diskFull', 51: 'diskFull' },
  ...{ 2: 'notWritable', 63: 'notWritable', 69: 'notWritable' },
};

/** The first error in a chain of causes with a known code. */
export function troubleOf(error: unknown): Trouble {
  for (const link of chainOf(error)) {
    const code = codeOf(link);
    if (code !== null && troubles[code]) return troubles[code];
    if (link.name === 'ErrnoError' && 'errno' in link && typeof link.errno === 'number' && wasi[link.errno])
      return wasi[link.errno] ?? null;
  }
  return null;
}

/** `EADDRINUSE`, `53100`; null where the error has none. */
export const codeOf = (error: object): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;

type Link = { readonly name?: unknown; readonly cause?: unknown };

/** The error and its causes, outermost first. */
export function chainOf(error: unknown): readonly Link[] {
  const links: Link[] = [];
  for (let at = error; typeof at === 'object' && at !== null && links.length < longestChain; at = (at as Link).cause)
    links.push(at as Link);
  return links;
}

const longestChain = 10;
