import { siteBadge } from '../../../../domain/order/sheet/site.ts';
import { coloursOf } from '../../../concepts/center/center-colour.ts';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import { listTexts } from '../text.ts';

/** The name of the site an order comes from, in its colour (DSP-266). */
export function SiteBadge({ siteId }: { readonly siteId: number }) {
  const site = siteBadge(siteId, useMetasOfList()?.sites);
  return site ? (
    <Badge colours={coloursOf(site.color)} meaning={listTexts.ofSite(site.domain)}>
      {site.domain}
    </Badge>
  ) : null;
}
