import { isDispatchOff } from '../../../domain/center/features.ts';
import { layoutOf } from '../../../domain/dock/sub-screens.ts';
import type { Room } from '../../kit/room/room.ts';
import { asPartOfScreen, asScreen } from '../../kit/room/room-code.tsx';
import { boardPath } from '../../kit/scope/board-path.ts';
import { later } from '../../ui/later/later.ts';
import { laterView } from '../../ui/later/later-view.tsx';
import { driverAt, orderAt, roundAt } from './bring/links.ts';

/** The delivery lists and launchpads, as the home page of a center without dispatch shows them (DSP-226, PRP-039). */
export const ListsAtHome = laterView(async () => (await import('./screen.tsx')).ListsAtHome, asPartOfScreen);

const screen = laterView(async () => (await import('./screen.tsx')).DispatchScreen, asScreen);

const places = { order: orderAt, dock: roundAt, driver: driverAt };

const part = (sub: 'light_creation1' | 'light_loading1') => ({
  label: layoutOf(sub).label ?? sub,
  to: `/dispatch?sub=${sub}`,
});

export const dispatchRoom: Room = {
  title: 'Dispatch',
  permission: 'flow',
  hasBoard: true,
  screens: {
    '/dispatch': screen,
    '/dispatch/tournees': screen,
    '/dispatch/hier': screen,
  },
  lines: later(async () => (await import('./lines.ts')).useDispatchLines),
  hasSections: true,
  scan: later(async () => (await import('../../concepts/order/scan/open-scanned.ts')).openOnBoard),
  // DSP-083, DSP-085: where the center groups.
  link: {
    to: '/dispatch',
    isOffered: (_, center) => center?.is_shadow_groupment_enabled === true,
    isByCenter: true,
  },
  parts: [part('light_creation1'), part('light_loading1')],
  searched: [{ label: "Retards d'hier", to: '/dispatch/hier' }],
  // Without dispatch the lists are on the home page, and no screen shows a driver.
  placeOf: (kind, id, center) =>
    kind === 'driver' && isDispatchOff(center) ? null : places[kind](boardPath(center), id),
};
