import * as z from 'zod/mini';
import type { Metas } from '../../../../domain/center/center.ts';
import { checkDepot, type Depot, depotTypes } from '../../../../domain/transit/depot.ts';
import { depotRefusals } from '../../../../domain/transit/text.ts';
import { type Trolley, trolleyName } from '../../../../domain/transit/trolley.ts';
import type { Choice } from '../../../ui/fields/select-props.ts';
import { depotTexts } from './text.ts';

/** A depot in a form: ids as texts, empty for no choice. */
export const depotShape = {
  depotType: z.string(),
  depotName: z.string().check(z.maxLength(80)),
  trolley: z.string(),
};
export type DepotForm = z.infer<z.ZodMiniObject<typeof depotShape>>;

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

export const depotIn = ({ depotType, depotName, trolley }: Partial<DepotForm>): Depot => ({
  type: numberOf(depotType),
  name: depotName ?? '',
  trolley: numberOf(trolley),
});

/** The form of a depot; unknown values are empty. */
export const depotForm = ({ type, name, trolley }: Depot): DepotForm => ({
  depotType: type === null ? '' : String(type),
  depotName: name,
  trolley: trolley === null ? '' : String(trolley),
});

/** Missing values, each with the text of its field (DSP-890 to DSP-892). */
export const depotChecks = [
  missing('depotType', 'depotType'),
  missing('depotName', 'depotName'),
  missing('trolley', 'trolley'),
] as const;

function missing(code: keyof typeof depotRefusals, field: keyof DepotForm) {
  const isThere = (form: DepotForm) => checkDepot(depotIn(form))?.code !== code;
  return z.refine<DepotForm>(isThere, { path: [field], error: depotRefusals[code] });
}

/** The depot types of the center. */
export const typeChoices = (metas: Metas | undefined): readonly Choice[] =>
  (metas?.transit_area_types ?? []).map(({ id, label }) => ({ value: String(id), label: label ?? String(id) }));

/** Trolleys by full name (PRP-447). */
export const trolleyChoices = (trolleys: readonly Trolley[]): readonly Choice[] =>
  trolleys.map((it) => ({ value: String(it.id), label: trolleyName(it) }));

/** The settings with the type for no place, which every zone may have (PRP-438). */
export function withNoDepot(metas: Metas | undefined): Metas | undefined {
  const types = metas?.transit_area_types ?? [];
  if (!metas || types.some(({ id }) => id === depotTypes.none)) return metas;
  return { ...metas, transit_area_types: [...types, { id: depotTypes.none, label: depotTexts.noDepot }] };
}
