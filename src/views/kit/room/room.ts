import type { ComponentType } from 'react';
import type { Center } from '../../../domain/center/center.ts';
import type { FoundKind } from '../../../domain/search/searchable.ts';
import type { Permission } from '../../../domain/session/permissions.ts';
import type { RoomPath } from '../../../domain/session/rooms.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { ScanHandler } from '../scan/scan-answer.ts';

export interface HeaderLink {
  readonly label: string;
  readonly to: string;
  /** A screen of another kind of work, in a tab of its own (DSP-050). */
  readonly isApart?: boolean;
}

/** How pressing what is counted is; a number that is 0 is grey whatever its tone. */
export type Tone = 'red' | 'amber' | 'green' | 'indigo' | 'neutral';

/** A number of the line under the header: how many there are of something, and the way there. */
export interface PilotNumber {
  /** What is counted, as it is read after a number of several or none that is known: `livreurs libres`. */
  readonly label: string;
  /** The same after none or one, where it is another: `livreur libre`. */
  readonly one?: string;
  /** The same where there is little room. */
  readonly short?: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly tone: Tone;
  /** `#` with the id of a section of this room (`RoomSection`), or an address of the console, such a `#` behind it. */
  readonly to: string;
  /** The first of a group of its own. */
  readonly startsGroup?: boolean;
}

/** A section of a room's screen, as the bar of sections leads to it. */
export interface RoomSection {
  /** Of an element in the section, as a rule its title. */
  readonly id: string;
  readonly label: string;
  /** How many things it holds; undefined for one that holds none, or until it is known. */
  readonly count?: number | undefined;
  readonly tone?: Tone;
  /** The first of a group of its own. */
  readonly startsGroup?: boolean;
}

/** What the frame shows of a room. */
export interface RoomLines {
  /** In fixed places, most pressing first: the first of them stands in the title of the tab too. */
  readonly numbers: readonly PilotNumber[];
  /** In the order of the screen; without any there is no bar. */
  readonly sections: readonly RoomSection[];
}

/** What `room.ts` of a room's folder declares; what the worker has to know of it stands in `domain/session/rooms.ts`. */
export interface Room {
  readonly title: string;
  /** What it takes to enter; null for whoever is signed in. */
  readonly permission: Permission | null;
  /** What stands there for who may not enter, where it is not what others say. */
  readonly refused?: string;
  /** Its screen at each of its paths, fetched when it is shown; none where links lead there before the room does. */
  readonly screens: Readonly<Partial<Record<RoomPath, ComponentType>>>;
  /** Whether it shows a center's board, with the sync banner above it (DSP-045). */
  readonly hasBoard?: boolean;
  /** Whether the screen of a path is about a thing of its own center, whatever the tab's is (`useScreenScope`). */
  readonly isScoped?: (path: string) => boolean;
  /** The parameters of the address that open something of its own, beside the dialogs of the shell. */
  readonly opens?: readonly string[];
  /** Its place in the header, after the rooms declared before it. */
  readonly link: Omit<HeaderLink, 'label'> & {
    readonly isOffered: (user: SessionUser, center: Center | undefined) => boolean;
  };
  /** Links to parts of it, beside the one to itself. */
  readonly parts?: readonly HeaderLink[];
  /**
   * Its line of numbers and its sections: a hook that reads them, fetched once the room is there. It is called above the
   * room's screen, within the tab's center, on all paths of the room.
   */
  readonly lines?: () => Promise<() => RoomLines>;
  /** The parameter of the address that, at 1, shows it without the frame: to who only looks. */
  readonly bareBy?: string;
  /** Whether the frame keeps the place of a bar of sections, before it is read which. */
  readonly hasSections?: boolean;
  /** What it does with a code that is scanned, fetched with the first; without it the code is searched (docs/adr/0047). */
  readonly scan?: () => Promise<ScanHandler>;
  /** Where it shows what a search found in a center; null where it does not. */
  readonly placeOf?: (kind: FoundKind, id: number, center: Center | undefined) => string | null;
}
