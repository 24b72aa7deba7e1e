import { createContext } from 'react';
import type { Attention } from '../../../domain/colleague/attention.ts';

/** The order or round something is begun on in the window that is open, if it is told (OUR-064). */
export const ThingContext = createContext<Pick<Attention, 'kind' | 'id'> | null>(null);
