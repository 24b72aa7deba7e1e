import { deviceMemory, type Memory, tabMemory, usersOwn } from '../../ui/memory.ts';

const ownerKey = 'quai:kept-of';
/** Number of sign-outs on this device, and that number when this tab last looked. */
const signOutsKey = 'quai:sign-outs';
const seenKey = 'quai:sign-outs-seen';

const forget = (memory: Memory, keys: readonly string[]) => {
  for (const key of keys) memory.setItem(key, '');
};
const ofTab = [usersOwn.drafts, usersOwn.openFiles, usersOwn.decisions];
const ofDevice = [usersOwn.recentOrders];

/** Deletes what another user typed or opened here, before any of it can be shown. */
export function ownMemory(userKey: string): void {
  own(tabMemory, ofTab, userKey);
  own(deviceMemory, ofDevice, userKey);
}

function own(memory: Memory, keys: readonly string[], userKey: string): void {
  if (memory.getItem(ownerKey) === userKey) return;
  forget(memory, keys);
  memory.setItem(ownerKey, userKey);
}

/** Deletes what a user who signs out typed and opened: here at once, in other tabs before they show anything. */
export function forgetAtSignOut(): void {
  deviceMemory.setItem(signOutsKey, String(Number(deviceMemory.getItem(signOutsKey)) + 1));
  forget(deviceMemory, ofDevice);
  forgetIfSignedOut();
}

/** Forgets after a sign-out on this device that this tab has not seen, perhaps while it was away. */
export function forgetIfSignedOut(): void {
  const signOuts = deviceMemory.getItem(signOutsKey) ?? '';
  if ((tabMemory.getItem(seenKey) ?? '') === signOuts) return;
  forget(tabMemory, ofTab);
  tabMemory.setItem(seenKey, signOuts);
}
