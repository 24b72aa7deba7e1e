import { expect, it } from 'vitest';
import { samples } from '../actions/samples.ts';
import { commandOf, rowOf, shown } from './api-rows.ts';

const written = samples.flatMap((sample) => (sample.reread ? [{ sample, ...rowOf(sample, sample.reread) }] : []));

it.each(written)('$api tells, after a lost answer, of $name: $line', ({ sample, line, carried }) => {
  expect(shown(commandOf(sample).reread(sample.args))).toEqual([line, carried]);
});
