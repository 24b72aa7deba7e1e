import type { Center } from '../../../src/domain/center/center.ts';
import type { NextId } from './ids.ts';
import type { Random } from './random.ts';

/** What every row of a center is made from. */
export interface Scene {
  readonly center: Center;
  readonly nowMs: number;
  readonly random: Random;
  readonly nextId: NextId;
}
