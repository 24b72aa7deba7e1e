import { createContext, type ReactNode } from 'react';

/** A line that a window shows below its title, given by whoever opens it; null for none. A window over it has its own. */
export const TitleLineContext = createContext<ReactNode>(null);
