import { createContext, type ReactNode } from 'react';

/** A line below a window's title, provided by whoever opens it; null for none. A window over it has its own. */
export const TitleLineContext = createContext<ReactNode>(null);
