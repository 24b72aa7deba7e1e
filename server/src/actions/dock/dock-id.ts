import { DockId } from '../../../../src/domain/dock/dock.ts';

/** The dock id in a task; null for none. */
export const dockIdOf = (id: number | null | undefined): DockId | null => DockId.safeParse(id).data ?? null;
