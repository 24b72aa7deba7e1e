import type { Workbox } from 'workbox-window';
import { channelTo, locksOf, serviceWorkers } from '../../../db/device/browser.ts';
import { later, needed } from '../../ui/later/later.ts';
import { painted } from '../../ui/later/painted.ts';
import { createUpdates, type Updates } from './updates.ts';

const script = '/service-worker.js';
const checkEveryMs = 60 * 60_000;

const library = later(() => import('workbox-window'));

/** Set at registration. */
let workbox: Workbox | undefined;

const updates = createUpdates({
  locks: locksOf(window),
  channel: channelTo('quai-updates'),
  activateWaiting: () => workbox?.messageSkipWaiting(),
  reload: () => location.reload(),
});

/** The only way for views to see a new version, to accept it, and to hold it during typing; and what is typed in all tabs. */
export const { state$, applyUpdate, holdUpdates, typingOfTabs }: Updates = updates;

/**
 * Registers the service worker once the page is painted; call it once at start. The console works without one (private
 * windows, insecure origins and policies refuse it): then it is not installable and needs the network to start.
 */
export async function registerServiceWorker(): Promise<'registered' | 'unavailable'> {
  const container = serviceWorkers();
  if (!container || import.meta.env.DEV) return 'unavailable';
  followTakeOvers(container);
  await painted();
  try {
    const { Workbox } = await needed(library);
    workbox = new Workbox(script);
    workbox.addEventListener('waiting', updates.installed);
    await workbox.register();
  } catch {
    // Refused or unreachable: no message, since all but a start without a network works.
    return 'unavailable';
  }
  checkForUpdates(workbox);
  void askToBeTaken(container);
  return 'registered';
}

/** A page that loads while the first installation claims the open ones, or is reloaded past it, has no controller. */
async function askToBeTaken(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  if (!container.controller) active?.postMessage({ type: 'CLAIM' });
}

/** Reloads with the newest build: a waiting one takes over first. */
export async function reloadNewest(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  // Offline no newer one can be found: the page just reloads.
  await registration?.update().catch(() => undefined);
  if (registration?.waiting) return workbox?.messageSkipWaiting();
  location.reload();
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the service worker once there is a network, in case no tab is open by then. False if it
 * cannot: then the next tab delivers.
 */
export async function askForDelivery(): Promise<boolean> {
  const registration: SyncRegistration | undefined = await serviceWorkers()?.getRegistration();
  if (!registration?.active || !registration.sync) return false;
  try {
    await registration.sync.register('quai-outbox');
    return true;
  } catch {
    // The user or a policy has switched background work off.
    return false;
  }
}

/** A first controller is the first installation claiming its pages; any later one is an update. */
function followTakeOvers(container: ServiceWorkerContainer) {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (controlled) updates.tookOver();
    controlled = true;
  });
}

/** The browser checks on navigation only; a dispatcher's tab stays open for days. */
function checkForUpdates(workbox: Workbox) {
  let lastMs = performance.now();
  const check = () => {
    if (document.hidden || performance.now() - lastMs < checkEveryMs) return;
    lastMs = performance.now();
    // Offline or refused: it checks again.
    workbox.update().catch(() => undefined);
  };
  setInterval(check, checkEveryMs / 4);
  document.addEventListener('visibilitychange', check);
}
