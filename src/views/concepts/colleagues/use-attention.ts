import { useEffect } from 'react';
import type { Attention } from '../../../domain/colleague/attention.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';

/** Shows colleagues that this is open, while the caller is on the screen; nothing for null. */
export function useAttention(attention: Attention | null): void {
  const { tab } = useClient();
  const { presence = false, push = false } = useSignedIn().config;
  const { kind, id, center = null, begun = null } = attention ?? {};
  useEffect(() => {
    if (!presence || !push || kind === undefined || id === undefined) return;
    return tab.attend({ kind, id, center, begun });
  }, [tab, presence, push, kind, id, center, begun]);
}
