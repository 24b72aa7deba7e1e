import type { Center } from '../../../domain/center/center.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { Config } from '../../kit/client/start-worker.ts';
import type { HeaderLink } from '../../kit/room/room.ts';
import { rooms } from '../routes/rooms.ts';
import { headerTexts } from './text.ts';

/** A page of another application. */
export interface HostLink {
  readonly label: string;
  /** Null for a page of the admin host where none is configured. */
  readonly href: string | null;
  /** In a new tab (DSP-049). */
  readonly isOtherHost?: boolean;
}

/** The screens offered to a user (LNK-01 to LNK-05, DSP-083 to DSP-085). */
export const headerLinks = (user: SessionUser, center: Center | undefined): readonly HeaderLink[] =>
  rooms.flatMap(({ title, link: { isOffered, ...link }, parts = [] }) =>
    isOffered(user, center) ? [{ label: title, ...link }, ...parts] : [],
  );

/** Menu entries for pages of other hosts, if their addresses are configured (NAV-38, NAV-39). */
export function otherHosts({ productTableUrl, flowToolUrl }: Pick<Config, 'productTableUrl' | 'flowToolUrl'>) {
  return [
    { label: headerTexts.productTable, href: productTableUrl },
    { label: headerTexts.flowTool, href: flowToolUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href, isOtherHost: true }] : []));
}
