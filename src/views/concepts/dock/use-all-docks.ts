import { type DockCard, docksList } from '../../../db/view-rows/dispatch.ts';
import { useWholeList } from '../../kit/queries/use-whole-list.ts';

/** The cards of all docks that are not hidden; undefined until read. */
export const useAllDocks = () => useWholeList<DockCard>(docksList);
