import { later } from '../../ui/later/later.ts';

/** Parts the first paint does not need: toasts, and the texts of outcomes. */
export const toastParts = later(async () => {
  const [{ ToastList }, { Outcomes }] = await Promise.all([import('./toast-list.tsx'), import('./outcomes.tsx')]);
  return { ToastList, Outcomes };
});
