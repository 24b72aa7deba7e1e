import { parseArgs } from 'node:util';

export const measureIds = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'B9',
  'B10',
  'B11',
  'B12',
  'B13',
  'B14',
  'B15',
  'B16',
] as const;
export type MeasureId = (typeof measureIds)[number];

export interface Options {
  /** A few rounds of each, of smaller centers: three minutes on two cores. */
  readonly quick: boolean;
  readonly json: string | null;
  readonly only: readonly MeasureId[];
  /** Answers compressed, as over a network; on one machine it only adds the same time to everybody. */
  readonly gzip: boolean;
  /** Writes docs/bench.md and the summary in README: of a run of everything alone, and of a full one always. */
  readonly page: boolean;
}

const isMeasure = (id: string): id is MeasureId => (measureIds as readonly string[]).includes(id);

/** Options of `npm run bench -- [--quick] [--json FILE] [--only B1,B5] [--gzip] [--page]`; throws on anything else. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      gzip: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
      json: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const only = values.only?.split(',') ?? [...measureIds];
  const unknown = only.filter((id) => !isMeasure(id));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Measures: ${measureIds.join(', ')}.`);
  const { quick, gzip, json = null } = values;
  if (values.page && values.only) throw new Error('The page is of all measures: --page and --only do not go together.');
  const page = values.page || (!quick && !values.only);
  return { quick, gzip, json, page, only: only.filter(isMeasure) };
}
