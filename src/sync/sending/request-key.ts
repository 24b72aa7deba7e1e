import type { StoredCommand } from '../../db/schema.ts';

export const keyOfRequest = ({ id, renewals }: StoredCommand) => (renewals ? `${id}.${renewals}` : id);
