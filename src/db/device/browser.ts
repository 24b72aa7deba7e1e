/** What of a browser one side may have to do without: undefined where it gives none, or refuses the mere question. */
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

/** The part of a BroadcastChannel in use. */
export interface TabChannel<Sent> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

/** To this origin's other tabs; to nobody where the browser has no channels. */
export const channelTo = <Sent>(name: string): TabChannel<Sent> =>
  given(() => new BroadcastChannel(name)) ?? { postMessage: () => undefined, addEventListener: () => undefined };

/** Refused in private windows of some browsers, on insecure origins and by policies. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  given(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);
