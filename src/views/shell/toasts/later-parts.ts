import { later } from '../../ui/later/later.tsx';

/** What the first paint does without: how toasts look, and what outcomes say. */
export const toastParts = later(async () => {
  const [{ ToastList }, { Outcomes }] = await Promise.all([import('./toast-list.tsx'), import('./outcomes.tsx')]);
  return { ToastList, Outcomes };
});
