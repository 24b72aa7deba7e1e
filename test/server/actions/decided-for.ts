import type { Decision } from '../../../server/src/actions/action.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { testActions } from '../../actions/all.ts';
import { noonMs } from '../../builders/noon.ts';
import { aCenter, someMetas } from '../../builders/rows.ts';
import type { World } from '../../builders/world.ts';
import { actionFor, decide, rowsOf } from './decide.ts';
import { floorFactsOf } from './floor-facts.ts';

/** The settings every center has on the server. */
export const settled = (world: World): World =>
  rowsOf(world).settings ? world : world.with('metas', someMetas(9, { centers: [aCenter(9), aCenter(12)] }));

/** The server's decision, at noon, on the call of a command in a world. */
export function decidedFor(name: string, args: unknown, world: World): Decision {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const { body, ...request } = command.request(args);
  const found = actionFor(request);
  assert(found, `no call ${request.method} ${request.path}`);
  const facts = floorFactsOf(name, world) ?? testActions.find((it) => it.name === name)?.facts;
  return decide(found.action, { ...found, body }, world, noonMs, facts);
}
