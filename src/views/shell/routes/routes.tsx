import type { ComponentType } from 'react';
import { may, type Permission } from '../../../domain/session/permissions.ts';
import { type RoomPath, roomPaths } from '../../../domain/session/rooms.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import type { Room } from '../../kit/room/room.ts';
import { RoomLoading } from '../../kit/room/room-code.tsx';
import type { RouteEntry } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { laterView } from '../../ui/later/later-view.tsx';
import { NotFound } from './not-found.tsx';
import { Redirect } from './redirect.tsx';
import { rooms } from './rooms.ts';

const Refused = laterView(async () => (await import('./refused.tsx')).Refused);

interface EnteredProps {
  readonly permission: Permission | null;
  readonly Screen: ComponentType;
}

/** A screen, for those who may enter its room. */
function Entered({ permission, Screen }: EnteredProps) {
  const { user } = useSignedIn();
  const centers = useCenters();
  if (permission === null || may(user, permission, centers?.current)) return <Screen />;
  // Some permissions are of a center: nobody is refused before it is known.
  if (!centers) return <RoomLoading />;
  return <Refused permission={permission} />;
}

function routeOf({ permission, screens }: Room, path: RoomPath): readonly RouteEntry[] {
  const Screen = screens[path];
  if (!Screen) return [];
  return [{ path, code: Screen, element: <Entered permission={permission} Screen={Screen} /> }];
}

/** The rooms that exist (DSP-030, DSP-031, DSP-035, DSP-039, DSP-041); other paths are unknown. */
export const routes: readonly RouteEntry[] = [
  ...roomPaths.flatMap((path) => rooms.flatMap((room) => routeOf(room, path))),
  { path: '/redirect/:centerId', element: <Redirect /> },
  { path: '*', element: <NotFound /> },
];
