import type { StoredCommand } from '../../src/db/schema.ts';
import type { Truth } from '../engine/server-rows.ts';
import { isAsSeen } from '../engine/server-shapes.ts';
import { shapeOf } from './oracle/shapes.ts';
import { list, record, sameSet } from './oracle/word.ts';

/** Whether the server has it as the user of a guarded action saw it (DSP-480 to DSP-487): else it must refuse. */
export function isAsExpected({ name, args }: StoredCommand, truth: Truth): boolean {
  const said = record(args);
  const dock = truth.docks.get(Number(said.dockId));
  const hasTasks = () => sameSet(list(said.taskIds), dock?.tasks ?? []);
  const isAccepted = () => (dock?.accepted_by_driver ?? null) === said.accepted;
  switch (name) {
    case 'dock.unlock':
    case 'dock.readyToLoad':
      return hasTasks() && isAccepted();
    case 'dock.switchDrivers':
      return isAccepted();
    case 'dock.moveOnto':
      return said.targetEmpty !== true || truth.docks.get(Number(said.targetId))?.tasks.length === 0;
    case 'task.move':
      return said.from === said.to || truth.tasks.get(Number(said.taskId))?.dock === said.from;
    default:
      return true;
  }
}

/** The same of an action known by its shape alone. */
export const isAsShaped = ({ name, args, center }: StoredCommand, truth: Truth): boolean =>
  !shapeOf(name).saysWhatWasSeen || isAsSeen(truth, center, { name, args });
