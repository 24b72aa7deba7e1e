import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { post } from '../../command.ts';
import { answersAll } from '../../documented-answer.ts';
import { de } from '../../words/elided.ts';
import { joined, sentence } from '../../words/isolate.ts';
import { owedIn } from '../basis-in.ts';
import { depositHistoryRequest } from '../requests.ts';
import { depositMoved } from '../text.ts';
import { depositCommand, Moved, who } from './deposit-command.ts';

/** Quantities by label: at least one, each above 0 (DSP-797, DSP-798). */
export const Returned = z
  .record(z.string().check(z.minLength(1)), Moved)
  .check(z.refine((returned) => Object.keys(returned).length > 0));
export type Returned = Readonly<z.infer<typeof Returned>>;

/** A driver gives deposits back to the center (DSP-796 to DSP-799, DSP-912, API-112). */
export const returnDeposits = depositCommand('deposit.return', {
  args: z.object({ ...who, returned: Returned, ...seenInForm }),
  restsOn: {
    read: ({ driverId }) => depositHistoryRequest(driverId),
    seen: (body, { returned }) => owedIn(body, Object.keys(returned)),
    moved: (_, now) => depositMoved.owed(now),
  },
  request: ({ driverId, returned }) =>
    post('/depositdriver/bulk_return_to/', { body: { driver_id: driverId, returned_by_label: returned } }),
  answers: answersAll('deposit', null),
  title: 'Retour de consignes',
  label: ({ driverName, returned }) => `Retour ${de(driverName)} : ${quantitiesText(returned)}`,
  success: 'Retour enregistré',
});

const quantitiesText = (returned: Returned) =>
  joined(
    ', ',
    Object.entries(returned).map(([label, quantity]) => sentence`${quantity} × ${label}`),
  );
