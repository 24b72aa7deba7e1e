import type { Center } from '../../../domain/center/center.ts';
import { layoutOf } from '../../../domain/dock/sub-screens.ts';
import { may } from '../../../domain/session/permissions.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import { headerTexts } from './text.ts';

export interface HeaderLink {
  readonly label: string;
  readonly to: string;
}

const subScreen = (screen: 'light_creation1' | 'light_loading1'): HeaderLink => ({
  label: layoutOf(screen).label ?? screen,
  to: `/dispatch?sub=${screen}`,
});

/** The screens a user is offered: dispatch where the center groups (DSP-083, DSP-085), the others by role (DSP-084). */
export function headerLinks(user: SessionUser, center: Center | undefined): readonly HeaderLink[] {
  const isDispatched = center?.is_shadow_groupment_enabled === true;
  return [
    { label: headerTexts.home, to: '/' },
    ...(isDispatched
      ? [{ label: headerTexts.dispatch, to: '/dispatch' }, subScreen('light_creation1'), subScreen('light_loading1')]
      : []),
    ...(may(user, 'arrivals', center) ? [{ label: headerTexts.arrivals, to: '/arrivals/' }] : []),
    ...(may(user, 'logs') ? [{ label: headerTexts.logs, to: '/logs/date/0' }] : []),
    ...(may(user, 'logs') ? [{ label: headerTexts.demands, to: '/driver_extra_cost_demands' }] : []),
    ...(may(user, 'assign') ? [{ label: headerTexts.assign, to: '/assign/prio' }] : []),
    { label: headerTexts.support, to: '/support/' },
  ];
}
