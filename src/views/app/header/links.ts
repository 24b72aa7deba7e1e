import type { Center } from '../../../domain/center/center.ts';
import { layoutOf } from '../../../domain/dock/sub-screens.ts';
import { may } from '../../../domain/session/permissions.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { Config } from '../start-worker.ts';
import { headerTexts } from './text.ts';

export interface HeaderLink {
  readonly label: string;
  readonly to: string;
  /** A screen of another kind of work, in a tab of its own (DSP-050). */
  readonly isApart?: boolean;
}

/** A page of another application. */
export interface HostLink {
  readonly label: string;
  readonly href: string;
  /** In a new tab (DSP-049). */
  readonly isOtherHost?: boolean;
}

const subScreen = (screen: 'light_creation1' | 'light_loading1'): HeaderLink => ({
  label: layoutOf(screen).label ?? screen,
  to: `/dispatch?sub=${screen}`,
});

/** LNK-01 to LNK-05. */
const apart = (label: string, to: string): HeaderLink => ({ label, to, isApart: true });

/** The screens a user is offered: dispatch where the center groups (DSP-083, DSP-085), the others by role (DSP-084). */
export function headerLinks(user: SessionUser, center: Center | undefined): readonly HeaderLink[] {
  const isDispatched = center?.is_shadow_groupment_enabled === true;
  return [
    { label: headerTexts.home, to: '/' },
    ...(isDispatched
      ? [{ label: headerTexts.dispatch, to: '/dispatch' }, subScreen('light_creation1'), subScreen('light_loading1')]
      : []),
    ...(may(user, 'arrivals', center) ? [apart(headerTexts.arrivals, '/arrivals/')] : []),
    ...(may(user, 'logs') ? [apart(headerTexts.logs, '/logs/date/0')] : []),
    ...(may(user, 'logs') ? [apart(headerTexts.demands, '/driver_extra_cost_demands')] : []),
    ...(may(user, 'assign') ? [apart(headerTexts.assign, '/assign/prio')] : []),
    apart(headerTexts.support, '/support/'),
  ];
}

/** The menu entries that lead to other hosts, as far as their addresses are configured (NAV-38, NAV-39). */
export function otherHosts({ productTableUrl, flowToolUrl }: Pick<Config, 'productTableUrl' | 'flowToolUrl'>) {
  return [
    { label: headerTexts.productTable, href: productTableUrl },
    { label: headerTexts.flowTool, href: flowToolUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href, isOtherHost: true }] : []));
}
