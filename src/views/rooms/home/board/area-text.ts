import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { shortZoneText } from '../../../../domain/transit/trolley.ts';
import { boardTexts } from './text.ts';

/** Where its bags are: in a drop zone, or on a trolley; bags on a trolley move with it (PRP-452, PRP-455). */
export function areaText(row: FloorRow, metas: Metas | undefined): string | null {
  const on = { trolley_id: row.trolleyId, additional_trolley_id: row.additionalTrolleyId };
  const zone = shortZoneText(metas, { transit_area: row.area, ...on, trolley_location: row.trolleyLocation });
  return zone ?? (row.trolleyId === null ? null : boardTexts.trolley(String(row.trolleyId)));
}
