import { DockId } from '../../../../src/domain/dock/dock.ts';

/** The id of a dock as a task names it; null for none. */
export const dockIdOf = (id: number | null | undefined): DockId | null => DockId.safeParse(id).data ?? null;
