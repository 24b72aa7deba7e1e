import type { Metas } from '../../center/center.ts';
import type { Order } from '../order.ts';

/** The site of the meal partner, whose orders bear its badge (DSP-266, CST-32). */
const mealPartnerSite = 1013;

/** The site an order shows as a badge; null for any other. */
export const shownSite = ({ site_id }: Pick<Order, 'site_id'>) => (site_id === mealPartnerSite ? site_id : null);

/** The text and colour of a site's badge, from the settings; null for a site they do not list. */
export function siteBadge(
  siteId: number | null,
  sites: Metas['sites'],
): { domain: string; color: string | null } | null {
  const site = siteId === null ? null : sites?.[siteId];
  return site?.domain ? { domain: site.domain, color: site.color ?? null } : null;
}
