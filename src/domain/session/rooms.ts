/**
 * Where the console has rooms (section 2 of dispatch.md), with `:name` for parameters. These paths are the console's
 * whatever the configuration says; every other one may be the server's.
 */
export const roomPaths = [
  '/',
  '/dispatch',
  '/driver_extra_cost_demands',
  '/redirect/:centerId',
  '/support/order/:orderId',
  '/support/order-with-center/:orderId/center/:centerId',
  '/support/user/:userId/:email',
] as const;

export type RoomPath = (typeof roomPaths)[number];

const patterns = roomPaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** As the router reads a path: its case and a trailing slash do not matter. */
export const isRoom = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
