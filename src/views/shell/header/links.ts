import type { Center } from '../../../domain/center/center.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { HeaderLink, Room } from '../../kit/room/room.ts';
import { rooms } from '../routes/rooms.ts';

/** A link of the header. */
export interface ScreenLink extends HeaderLink {
  /** Its room's; those of a part of a room have none. */
  readonly room: Room | null;
  /** Whether it is offered is not known yet: its place is kept. */
  readonly isPending: boolean;
}

/**
 * The screens offered to a user (LNK-01 to LNK-05, DSP-083 to DSP-085), rooms before their parts; before its settings
 * are known a center has none.
 */
export function headerLinks(user: SessionUser, center: Center | undefined, isKnown = true): readonly ScreenLink[] {
  const links = rooms.flatMap((room): ScreenLink[] => {
    const { title, link, parts = [] } = room;
    const { isOffered, isByCenter = false, ...rest } = link;
    const isPending = isByCenter && !isKnown;
    if (!isPending && !isOffered(user, center)) return [];
    return [{ label: title, ...rest, room, isPending }, ...parts.map((part) => ({ ...part, room: null, isPending }))];
  });
  return links.toSorted((a, b) => Number(a.room === null) - Number(b.room === null));
}
