/** A part of the browser that may be missing: undefined where the browser lacks it, or throws when asked for it. */
function given<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Absent on insecure origins. */
export const locksOf = (scope: { readonly navigator: { readonly locks?: LockManager } }): LockManager | undefined =>
  given(() => scope.navigator.locks);

/** The part of a BroadcastChannel that is used. */
export interface TabChannel<Sent> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

/** A channel to this origin's other tabs; it reaches nobody where the browser has no channels. */
export const channelTo = <Sent>(name: string): TabChannel<Sent> =>
  given(() => new BroadcastChannel(name)) ?? { postMessage: () => undefined, addEventListener: () => undefined };

/** Undefined in private windows of some browsers, on insecure origins and where a policy forbids them. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  given(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);
