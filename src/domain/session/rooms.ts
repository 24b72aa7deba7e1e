/** The source that keeps a room fresh: the board of the center, the dispatch load, or neither. */
type Refresh = 'board' | 'dispatch' | 'none';

interface RoomPaths {
  /** The first segment of every path of the room. */
  readonly under: string;
  /** Its screens, with `:name` for parameters. */
  readonly paths: readonly string[];
  readonly refresh: Refresh;
}

/**
 * The rooms of the console (section 2 of dispatch.md), each declared once. This part is for the worker; `room.ts` in a
 * room's folder has the part that is shown (docs/adr/0017). These paths belong to the console whatever the
 * configuration; any other path may be the server's. DSP-153, DSP-158 and SUP-006 define what refreshes where.
 */
export const rooms = {
  home: { under: '', paths: ['/'], refresh: 'board' },
  dispatch: { under: 'dispatch', paths: ['/dispatch', '/dispatch/tournees', '/dispatch/hier'], refresh: 'dispatch' },
  demands: { under: 'driver_extra_cost_demands', paths: ['/driver_extra_cost_demands'], refresh: 'none' },
  arrivals: { under: 'arrivals', paths: ['/arrivals'], refresh: 'board' },
  loadings: { under: 'loadings', paths: ['/loadings'], refresh: 'board' },
  secondCourier: { under: 'uber-eats', paths: ['/uber-eats/orders'], refresh: 'board' },
  // It shows nothing: whoever passes goes on to another center and room (DSP-041).
  redirect: { under: 'redirect', paths: ['/redirect/:centerId'], refresh: 'none' },
  logs: {
    under: 'logs',
    paths: [
      '/logs',
      '/logs/date/:date',
      '/logs/month/:month',
      '/logs/driver/:driverId/month/:month',
      '/logs/driver/:driverId/date/:date',
    ],
    refresh: 'none',
  },
  assign: { under: 'assign', paths: ['/assign/prio'], refresh: 'none' },
  support: {
    under: 'support',
    paths: [
      '/support',
      '/support/money/:page',
      '/support/incident/:incident',
      '/support/order/:orderId',
      '/support/order-with-center/:orderId/center/:centerId',
      '/support/user/:userId/:email',
    ],
    refresh: 'none',
  },
} as const satisfies Readonly<Record<string, RoomPaths>>;

export type RoomName = keyof typeof rooms;
export type RoomPath = (typeof rooms)[keyof typeof rooms]['paths'][number];

export const roomPaths: readonly RoomPath[] = Object.values(rooms).flatMap(({ paths }) => paths);

/** Whether a path matches a pattern, as in the router: case and a trailing slash do not matter. */
export const isAt = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);

export const isRoom = (path: string): boolean => roomPaths.some((pattern) => isAt(pattern, path));

const byFirst = new Map<string, RoomName>((Object.keys(rooms) as RoomName[]).map((name) => [rooms[name].under, name]));

/** The room of a path, whether or not the room has that screen. */
export const roomAt = (path: string): RoomName | undefined => byFirst.get(path.split('/')[1]?.toLowerCase() ?? '');

/** The source that refreshes on a path; the board's state also where no room is declared. */
export function refreshOn(path: string): Refresh {
  const room = roomAt(path);
  return room ? rooms[room].refresh : 'board';
}
