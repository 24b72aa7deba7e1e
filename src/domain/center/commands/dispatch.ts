import * as z from 'zod/mini';
import { command, get, live, post, type RequestSpec } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { CenterId } from '../center-id.ts';
import { isDispatchOff } from '../features.ts';
import { dispatchRefusals } from '../text.ts';

/** The dispatch of a center as a whole is no row: it has a lane of its own, not that of the center's settings. */
const dispatchOf = (center: CenterId) => keyOf('metas', -center);

interface CenterSpec {
  readonly request: (center: CenterId) => RequestSpec;
  readonly title: string;
  readonly success?: string;
}

/**
 * Has the server dispatch orders of a whole center by itself, now or not at all. It answers nothing: what it did comes
 * with the next load, and nobody can tell from a load whether it was this that did it.
 */
const centerCommand = <Name extends string>(name: Name, { request, title, success }: CenterSpec) =>
  command(name, {
    version: 1,
    args: z.object({ center: CenterId }),
    reads: ({ center }) => ({ metas: [center] }),
    guard: ({ center }, rows) => {
      const metas = rows.get('metas', center);
      if (!metas) return refuse('gone');
      return isDispatchOff(metas.centers?.find(({ id }) => id === center)) ? refuse('notGrouped') : null;
    },
    holds: () => false,
    effect: () => [],
    request: ({ center }) => request(center),
    answers: () => noAnswer,
    accept: () => ({ rows: [] }),
    reread: ({ center }) => get('/dispatch/loadstate/', { query: { center: String(center) } }),
    acceptReread: () => ({ rows: [] }),
    lane: ({ center }) => [dispatchOf(center)],
    delivery: live,
    text: { title, label: () => title, ...(success ? { success } : {}), refusals: dispatchRefusals },
  });

/** Every finalised order of the center goes into groupings of finalised orders alone (DSP-078, DSP-447, API-081). */
export const extractFinalized = centerCommand('center.extractFinalized', {
  request: (logistics_center_id) => post('/dispatch/docks/extract_all_finalized/', { body: { logistics_center_id } }),
  title: 'Extraire toutes les commandes finalisées',
});

/** The finalised orders in no dock are grouped into rounds (DSP-453, API-078). */
export const generateDispatch = centerCommand('center.generateDispatch', {
  request: (center) => post('/docks/generate_dispatch_auto/', { body: { center } }),
  title: 'Générer le dispatch auto',
  success: 'Dispatch auto généré',
});
