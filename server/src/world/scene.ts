import type { Center } from '../../../src/domain/center/center.ts';
import type { NextId } from './ids.ts';
import type { Random } from './random.ts';

/** The ingredients of every row of a center. */
export interface Scene {
  readonly center: Center;
  readonly nowMs: number;
  readonly random: Random;
  readonly nextId: NextId;
}
