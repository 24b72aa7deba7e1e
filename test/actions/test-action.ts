import type { RequestSpec } from '../../src/domain/command.ts';
import type { CommandName } from '../../src/domain/commands.ts';
import type { World } from '../builders/world.ts';
import type { Shape } from '../fuzz/oracle/shape.ts';
import type { Consequence } from './consequence.ts';

/** A call as a row of the specification documents it, written out and never taken from the command. */
export interface WrittenCall extends Pick<RequestSpec, 'query' | 'body'> {
  /** The row, e.g. `API-061`. */
  readonly row: string;
  /** Method and path, e.g. `PATCH /docks/7/`. */
  readonly line: string;
}

/** Arguments as the outbox stores them, in a world where the guard of the action allows them. */
export interface TestSample {
  /** Tells it from the other samples of its action, in titles: `order.giftMessage none any more`. */
  readonly when: string;
  readonly world: World;
  readonly args: unknown;
  readonly call: WrittenCall;
  /** The read that tells, after a lost answer, whether it happened; for those that stand for all of their shape. */
  readonly reread?: WrittenCall;
  /** How the console shows it less exactly than the server writes it, until it is answered. */
  readonly shownOtherwise?: string;
  /** Its arguments say something else than the rows of its world. The server goes by the rows: the two are not compared. */
  readonly differsFromRows?: true;
}

/**
 * All that the tests know of one action, as data. It stands in the file of its name: `order.giftMessage` in
 * `order/gift-message.ts`. Nothing here is derived from the command, nor from the server.
 */
export interface TestAction {
  readonly name: CommandName;
  /** More than one where its effect has several sides. */
  readonly samples: readonly [TestSample, ...TestSample[]];
  /** Follows a press that cannot be undone by a further press; several where it depends on the arguments. */
  readonly consequences: readonly [Consequence, ...Consequence[]];
  /**
   * Oracle and model server of the fuzz take from its declaration what it does, and from here how it travels, unless
   * `fuzz/oracle.ts` tells it a second time.
   */
  readonly shape: Shape;
  /**
   * The windows that send its call, each with the reason it gives in place of its form. Who is refused is read in
   * docs/roles.md, by the call of the first sample.
   */
  readonly windows?: Readonly<Record<string, string>>;
  /** Its effect shows nothing that tells before from after: it does not hold until the server has answered. */
  readonly effectTellsNothing?: true;
  /** It is about what the server alone knows of: where no row is at hand, its guard refuses nothing. */
  readonly needsNoRow?: true;
  /** Its call may take two minutes, where others have half a minute. */
  readonly takesMinutes?: true;
  /** Read by the server's action beside the rows of the world. Actions of the floor have theirs by `floor-facts.ts`. */
  readonly facts?: unknown;
  /** Why the rows that the server writes do not tell it is done: it does not hold on them. */
  readonly rowsTellNothing?: string;
  /** Why nobody does it in the simulated day (`test/server/simulator`), which plays a dispatch board alone. */
  readonly outsideTheDay?: string;
}
