import { testActions } from './all.ts';
import type { TestAction, TestSample } from './test-action.ts';

/** A sample with the action it is of. */
export interface Sample extends TestSample {
  readonly name: string;
  readonly action: TestAction;
}

/** Every action at least once; more than once where its effect has several sides. */
export const samples: readonly Sample[] = testActions.flatMap((action) =>
  action.samples.map((sample) => ({ name: action.name, action, ...sample })),
);

/** As titles name it: `order.giftMessage none any more`. */
export const titleOf = ({ name, when }: Pick<Sample, 'name' | 'when'>) => `${name} ${when}`;
