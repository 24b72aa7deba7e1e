import type { ComponentType } from 'react';
import type { Center } from '../../domain/center/center.ts';
import type { FoundKind } from '../../domain/search/searchable.ts';
import type { Permission } from '../../domain/session/permissions.ts';
import type { RoomPath } from '../../domain/session/rooms.ts';
import type { SessionUser } from '../../domain/session/session.ts';

export interface HeaderLink {
  readonly label: string;
  readonly to: string;
  /** A screen of another kind of work, in a tab of its own (DSP-050). */
  readonly isApart?: boolean;
}

/** What `room.ts` of a room's folder declares; what the worker has to know of it stands in `domain/session/rooms.ts`. */
export interface Room {
  readonly title: string;
  /** What it takes to enter; null for whoever is signed in. */
  readonly permission: Permission | null;
  /** Its screen at each of its paths, fetched when it is shown; none where links lead there before the room does. */
  readonly screens: Readonly<Partial<Record<RoomPath, ComponentType>>>;
  /** Whether it shows a center's board, with the sync banner above it (DSP-045). */
  readonly hasBoard?: boolean;
  /** The parameters of the address that open something of its own, beside the dialogs of the shell. */
  readonly opens?: readonly string[];
  /** Its place in the header, after the rooms declared before it. */
  readonly link: Omit<HeaderLink, 'label'> & {
    readonly isOffered: (user: SessionUser, center: Center | undefined) => boolean;
  };
  /** Links to parts of it, beside the one to itself. */
  readonly parts?: readonly HeaderLink[];
  /** Where it shows what a search found in a center; null where it does not. */
  readonly placeOf?: (kind: FoundKind, id: number, center: Center | undefined) => string | null;
}
