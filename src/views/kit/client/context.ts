import { createContext, use, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { QuaiDb } from '../../../db/schema.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { Client } from './client.ts';
import type { Online } from './online.ts';
import type { Config, TabState } from './start-worker.ts';

/** Given once somebody is signed in: the user, his settings, his replica. */
export interface SignedIn {
  readonly user: SessionUser;
  readonly config: Config;
  readonly db: QuaiDb;
  /** Server clock minus device clock, ms. */
  readonly clockOffsetMs: number;
}

export const ClientContext = createContext<Client | null>(null);
export const SignedInContext = createContext<SignedIn | null>(null);

export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('Invariant: no client above');
  return client;
}

export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext);
  if (!signedIn) throw new Error('Invariant: nobody signed in above');
  return signedIn;
}

/** The value of a subject, rendered again whenever it changes. */
export function useSubject<T>(subject: BehaviorSubject<T>): T {
  return useSyncExternalStore(
    (changed) => {
      const subscription = subject.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => subject.value,
  );
}

export function useTab(): TabState {
  const { tab } = useClient();
  return useSyncExternalStore(
    (changed) => {
      const subscription = tab.state$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => tab.state,
  );
}

export const useOnline = (): Online => useSubject(useClient().online$);
