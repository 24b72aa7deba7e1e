import { siteBadge } from '../../../../domain/order/site.ts';
import { coloursOf } from '../../../app/header/center-colour.ts';
import { useMetasOfBoard } from '../board-context.ts';
import { Badge } from './badge.tsx';

/** The name of the site an order comes from, in its colour (DSP-266). */
export function SiteBadge({ siteId }: { readonly siteId: number }) {
  const site = siteBadge(siteId, useMetasOfBoard()?.sites);
  return site ? <Badge colours={coloursOf(site.color)}>{site.domain}</Badge> : null;
}
