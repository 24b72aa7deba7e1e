import { Direction, Slot } from 'radix-ui';
import type { ReactNode } from 'react';

/** Each tip has a provider of its own instead (tip-parts.tsx). */
const Tooltip = { Provider: ({ children }: { readonly children: ReactNode }) => children };

// Stands in for `radix-ui` in the theme alone (vite.config.ts): with its tooltips, all that places popups would be
// fetched before the first paint.
export { Direction, Slot, Tooltip };
