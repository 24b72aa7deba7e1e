import type { RequestSpec } from '../../src/domain/command.ts';

/** Calls that change something although they are GETs (DSP-490). */
const effects = /\/(assign_xd_dock|to_restock|validate_restock|call_stuart)\/$/;

/** Whether a call only reads. */
export const isRead = ({ method, path }: Pick<RequestSpec, 'method' | 'path'>) =>
  method === 'GET' && !effects.test(path);
