import { tabMemory } from '../../shared/memory.ts';

/** Where this tab keeps what is typed and not saved: it goes with the tab, and no other sees it. */
export const draftsKey = 'quai:drafts';
const ownerKey = 'quai:drafts-of';

export const forgetDrafts = (): void => tabMemory.setItem(draftsKey, '');

/** What somebody else typed here is gone before anything of it can be shown. */
export function ownDrafts(userKey: string): void {
  if (tabMemory.getItem(ownerKey) === userKey) return;
  forgetDrafts();
  tabMemory.setItem(ownerKey, userKey);
}
