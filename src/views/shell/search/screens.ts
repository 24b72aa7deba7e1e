import type { Center } from '../../../domain/center/center.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { HeaderLink } from '../../kit/room/room.ts';
import { headerLinks } from '../header/links.ts';
import { rooms } from '../routes/rooms.ts';

/** The screens that the search finds: those of the header, and the others of their rooms. */
export const searchedScreens = (user: SessionUser, center: Center | undefined): readonly HeaderLink[] => [
  ...headerLinks(user, center),
  ...rooms.flatMap(({ link, searched = [] }) => (link.isOffered(user, center) ? searched : [])),
];
