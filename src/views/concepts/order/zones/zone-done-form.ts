import * as z from 'zod/mini';
import type { PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { depotOfStatus } from '../../../../domain/transit/depot.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import type { FinishedZone } from '../../../../domain/zone/commands/done.ts';
import { zoneRefusals } from '../../../../domain/zone/text.ts';
import type { ZoneCount } from '../../../../domain/zone/zone.ts';
import { depotChecks, depotForm, depotShape } from '../transit-area/depot-form.ts';

const formOf = (count: ZoneCount) =>
  z
    .object({
      count: z.string().check(z.overwrite(wholeText), z.regex(/^\d{1,3}$/, zoneRefusals[count])),
      ...depotShape,
    })
    .check(...depotChecks);

/** The form of a finished zone, by the kind of count; a count out of range is treated as missing (PRP-488). */
export const zoneDoneForms = { isotherm: formOf('isotherm'), crates: formOf('crates') } as const;
export type ZoneDoneForm = z.infer<(typeof zoneDoneForms)[ZoneCount]>;

/** Known values, e.g. since it was done before; 0 counts as none. */
export const zoneDoneValues = (zone: PseudoZoneStatus, count: ZoneCount): ZoneDoneForm => ({
  count: String((count === 'isotherm' ? zone.nob_iso : zone.nb_crates) || ''),
  ...depotForm(depotOfStatus(zone)),
});

/** Values of an action to be redone. */
export const valuesSaid = ({ isotherm, crates, depot }: FinishedZone): ZoneDoneForm => ({
  count: String(isotherm ?? crates ?? ''),
  ...depotForm(depot),
});
