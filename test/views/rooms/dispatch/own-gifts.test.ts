import { describe, expect, it } from 'vitest';
import type { StoredCommand } from '../../../../src/db/schema.ts';
import { editDock } from '../../../../src/domain/dock/commands/edit.ts';
import { toldForMs } from '../../../../src/domain/dock/given-meanwhile.ts';
import { OwnGifts } from '../../../../src/views/rooms/dispatch/docks/own-gifts.ts';

const nowMs = Date.parse('2026-03-10T10:00:00Z');
const stored = (id: string, set: object) =>
  ({ id, name: editDock.name, args: { dockId: 51, set, atMs: nowMs }, lanes: ['dock/51'] }) as unknown as StoredCommand;
const gift = stored('a', { target_driver: 71 });

describe('the rounds that this user gave', () => {
  it('are followed from the first gift on, for as long as it is told of, and not for other actions', () => {
    const own = new OwnGifts();
    const other = stored('b', { name: 'Nord' });
    expect(own.hasGift([], nowMs)).toBe(false);
    expect(own.hasGift([other], nowMs)).toBe(false);
    expect(own.hasGift([other, gift], nowMs)).toBe(true);
    own.note([other, gift], [], nowMs);
    expect(own.hasGift([], nowMs + toldForMs)).toBe(true);
    expect(own.hasGift([gift], nowMs + toldForMs + 1)).toBe(false);
    expect(own.hasGift([gift, stored('c', { target_driver: 72 })], nowMs + toldForMs + 1)).toBe(true);
  });
});
