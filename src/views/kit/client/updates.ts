import { BehaviorSubject } from 'rxjs';
import { createHolds, type HoldLocks } from './update-holds.ts';

/**
 * A new version of the console, as every tab of the device sees it.
 *
 *   current ──installed──▶ ready ──accepted, nobody types──▶ applying ──▶ every tab reloads
 *                          ▲   │
 *            last release  │   │ accepted, someone types (here or in another tab)
 *                          └── held
 */
export type UpdateState =
  | { readonly status: 'current' | 'ready' | 'applying' }
  /** The current typing, e.g. `Note de la commande 12`, in this tab and in others. */
  | { readonly status: 'held'; readonly reasons: readonly string[] };

export interface Updates {
  readonly state$: BehaviorSubject<UpdateState>;
  /** Installs the waiting version, unless a form of any tab holds unsaved typing: then `held` shows which. */
  applyUpdate(): Promise<void>;
  /** Called when a form becomes dirty; the returned release when it is saved or abandoned. */
  holdUpdates(reason: string): () => void;
  /** The current typing, in this tab and in others. */
  typingOfTabs(): Promise<readonly string[]>;
}

/** Service worker events for this tab. */
export interface UpdateEvents {
  installed(): void;
  tookOver(): void;
}

/** The browser's part, injected so that tests run without one. */
export interface UpdatePorts {
  readonly locks: HoldLocks | undefined;
  readonly channel: UpdateChannel;
  /** Lets the waiting service worker take over; every tab then gets `tookOver`. */
  readonly activateWaiting: () => void;
  readonly reload: () => void;
}

/** The part of BroadcastChannel in use: `held` when an update was accepted in vain, `released` when typing ended. */
export interface UpdateChannel {
  postMessage(message: 'held' | 'released'): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

export function createUpdates({ locks, channel, activateWaiting, reload }: UpdatePorts): Updates & UpdateEvents {
  const state = new BehaviorSubject<UpdateState>({ status: 'current' });
  const holds = createHolds(locks);
  let reloadWhenReleased = false;

  const showHolds = async () => {
    const reasons = await holds.reasons();
    if (state.value.status === 'applying') return;
    state.next(reasons.length > 0 ? { status: 'held', reasons } : { status: 'ready' });
  };

  channel.addEventListener('message', ({ data }) => {
    const { status } = state.value;
    if (status === 'held' || (status === 'ready' && data === 'held')) void showHolds();
  });

  const released = () => {
    if (reloadWhenReleased && !holds.here()) return reload();
    channel.postMessage('released');
    if (state.value.status === 'held') void showHolds();
  };

  const applyUpdate = async () => {
    if (state.value.status !== 'ready' && state.value.status !== 'held') return;
    await showHolds();
    if (state.value.status === 'held') return channel.postMessage('held');
    state.next({ status: 'applying' });
    activateWaiting();
  };

  return {
    state$: state,
    applyUpdate,
    holdUpdates: (reason) => holds.hold(reason, released),
    typingOfTabs: holds.reasons,
    installed: () => {
      if (state.value.status === 'current') state.next({ status: 'ready' });
    },
    // Typing that began after the others were asked wins: this tab reloads at its end.
    tookOver: () => {
      if (holds.here()) reloadWhenReleased = true;
      else reload();
    },
  };
}
