import { deviceMemory, type Memory, tabMemory, usersOwn } from '../../ui/memory.ts';

const ownerKey = 'quai:kept-of';
/** How often somebody has signed out on this device, and how often when this tab last looked. */
const signOutsKey = 'quai:sign-outs';
const seenKey = 'quai:sign-outs-seen';

const forget = (memory: Memory, keys: readonly string[]) => {
  for (const key of keys) memory.setItem(key, '');
};
const ofTab = [usersOwn.drafts, usersOwn.openFiles];
const ofDevice = [usersOwn.recentOrders];

/** What somebody else typed or opened here is gone before anything of it can be shown. */
export function ownMemory(userKey: string): void {
  own(tabMemory, ofTab, userKey);
  own(deviceMemory, ofDevice, userKey);
}

function own(memory: Memory, keys: readonly string[], userKey: string): void {
  if (memory.getItem(ownerKey) === userKey) return;
  forget(memory, keys);
  memory.setItem(ownerKey, userKey);
}

/** The user signs out: what he typed and opened goes from this tab now, from any other before that shows anything. */
export function forgetAtSignOut(): void {
  deviceMemory.setItem(signOutsKey, String(Number(deviceMemory.getItem(signOutsKey)) + 1));
  forget(deviceMemory, ofDevice);
  forgetIfSignedOut();
}

/** Somebody has signed out on this device since this tab last looked, perhaps while it was not there. */
export function forgetIfSignedOut(): void {
  const signOuts = deviceMemory.getItem(signOutsKey) ?? '';
  if ((tabMemory.getItem(seenKey) ?? '') === signOuts) return;
  forget(tabMemory, ofTab);
  tabMemory.setItem(seenKey, signOuts);
}
