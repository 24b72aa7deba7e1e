import type { RefObject } from 'react';
import { type OpenWindow, openDraft } from '../../ui/windows/open-drafts.ts';
import type { Toasts } from '../toasts/toast-context.ts';
import { dropDraft, markDraft } from './drafts.ts';

interface Input {
  readonly key: string;
  readonly toasts: Toasts;
  /** The action that this form has sent its input as; what is typed on belongs to it. */
  readonly sentAs: RefObject<string | null>;
  readonly onEnd?: () => void;
}

/** Registers a form with a draft in its window, until the returned function is called. */
export const openInput = (within: OpenWindow | null, { key, toasts, sentAs, onEnd }: Input): (() => void) =>
  openDraft(within, {
    end: () => {
      onEnd?.();
      dropDraft(key, Date.now());
      toasts.close(`draft:${key}`);
    },
    mark: (id) => {
      sentAs.current = id;
      markDraft(key, id, Date.now());
    },
  });
