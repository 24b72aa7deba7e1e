import { createContext } from 'react';
import type { Metas } from '../../../../domain/center/center.ts';

/** The settings of the center, read once for all rows of the board. */
export const MetasContext = createContext<Metas | null>(null);
