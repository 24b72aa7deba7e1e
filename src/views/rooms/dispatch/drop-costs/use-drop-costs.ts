import { useSyncExternalStore } from 'react';
import { dropCosts } from './drop-costs.ts';

/** The costs of the drag, read again with each answer of the worker. */
export const useDropCosts = () => useSyncExternalStore(dropCosts.subscribe, () => dropCosts.current);
