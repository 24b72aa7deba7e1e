import { lazy, Suspense } from 'react';
import { NotFound } from './not-found.tsx';
import { Redirect } from './redirect.tsx';
import type { RouteEntry } from './router.tsx';
import { RoomLoading } from './states.tsx';

const Dispatch = lazy(async () => ({ default: (await import('../rooms/dispatch/screen.tsx')).DispatchScreen }));
const ListsAtHome = lazy(async () => ({ default: (await import('../rooms/dispatch/screen.tsx')).ListsAtHome }));
const Demands = lazy(async () => ({ default: (await import('../rooms/demands/screen.tsx')).DemandsScreen }));
const Home = lazy(async () => ({ default: (await import('../rooms/home/screen.tsx')).HomeScreen }));

const OrderFile = lazy(async () => ({ default: (await import('../rooms/support/screen.tsx')).OrderScreen }));
const OrderInCenter = lazy(async () => ({
  default: (await import('../rooms/support/screen.tsx')).OrderInCenterScreen,
}));
const CustomerFile = lazy(async () => ({ default: (await import('../rooms/support/screen.tsx')).CustomerScreen }));

const room = (screen: React.ReactNode) => <Suspense fallback={<RoomLoading />}>{screen}</Suspense>;

/**
 * The rooms that exist (DSP-030, DSP-031, DSP-035, DSP-039, DSP-041); every other path says so. What one room shows of another is
 * handed to it here, and fetched where it is shown.
 */
export const routes: readonly RouteEntry[] = [
  { path: '/', element: room(<Home lists={<ListsAtHome />} />) },
  { path: '/dispatch', element: room(<Dispatch />) },
  { path: '/driver_extra_cost_demands', element: room(<Demands />) },
  { path: '/support/order/:orderId', element: room(<OrderFile />) },
  { path: '/support/order-with-center/:orderId/center/:centerId', element: room(<OrderInCenter />) },
  { path: '/support/user/:userId/:email', element: room(<CustomerFile />) },
  { path: '/redirect/:centerId', element: <Redirect /> },
  { path: '*', element: <NotFound /> },
];
