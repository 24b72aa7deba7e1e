import { Direction, Slot } from 'radix-ui';
import type { ReactNode } from 'react';

/** Each tip has a provider of its own instead (tip-parts.tsx). */
const Tooltip = { Provider: ({ children }: { readonly children: ReactNode }) => children };

// Replaces `radix-ui` in the theme alone (vite.config.ts): its tooltips would fetch all code that positions popups
// before the first paint.
export { Direction, Slot, Tooltip };
