import * as z from 'zod/mini';
import { command, get, live, post, type RequestSpec } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { CenterId } from '../center-id.ts';
import { isDispatchOff } from '../features.ts';
import { dispatchRefusals } from '../text.ts';

interface CenterSpec {
  readonly request: (center: CenterId) => RequestSpec;
  readonly title: string;
  readonly success?: string;
}

/**
 * Lets the server dispatch orders of a whole center, now or not at all. Its answer is empty: the effect comes with the
 * next load, in which it cannot be distinguished from other changes.
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
    // The dispatch of a whole center has no row.
    lane: ({ center }) => [`dispatch/${center}`],
    delivery: live,
    text: { title, label: () => title, ...(success ? { success } : {}), refusals: dispatchRefusals },
  });

/** Puts every finalised order of the center into groupings of finalised orders alone (DSP-078, DSP-447, API-081). */
export const extractFinalized = centerCommand('center.extractFinalized', {
  request: (logistics_center_id) => post('/dispatch/docks/extract_all_finalized/', { body: { logistics_center_id } }),
  title: 'Extraire toutes les commandes finalisées',
});

/** Groups the finalised orders without a dock into rounds (DSP-453, API-078). */
export const generateDispatch = centerCommand('center.generateDispatch', {
  request: (center) => post('/docks/generate_dispatch_auto/', { body: { center } }),
  title: 'Générer le dispatch auto',
  success: 'Dispatch auto généré',
});
