import type { Center } from '../../../domain/center/center.ts';
import type { FoundKind } from '../../../domain/search/searchable.ts';
import type { Permission } from '../../../domain/session/permissions.ts';
import type { RoomPath } from '../../../domain/session/rooms.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { Later } from '../../ui/later/later.ts';
import type { LaterView } from '../../ui/later/later-view.tsx';
import type { ScanHandler } from '../scan/scan-answer.ts';

export interface HeaderLink {
  readonly label: string;
  readonly to: string;
  /** What its label stands for. */
  readonly hint?: string;
}

/** How pressing a number is; a 0 is grey whatever its tone. */
export type Tone = 'red' | 'amber' | 'green' | 'indigo' | 'neutral';

/** A number of the line under the header: a count, and a link to its things. */
export interface PilotNumber {
  /** Its words after a count of several, or an unknown one: `livreurs libres`. */
  readonly label: string;
  /** The same after none or one, if different: `livreur libre`. */
  readonly one?: string;
  /** The same for narrow screens. */
  readonly short?: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly tone: Tone;
  /** `#` with the id of a section of this room (`RoomSection`), or an address of the console, with or without `#`. */
  readonly to: string;
  /** The parts it is made of, for its tip; null where there is nothing more to tell, undefined until known. */
  readonly detail?: string | null | undefined;
  /** The first of a group of its own. */
  readonly startsGroup?: boolean;
}

/** A section of a room's screen, linked from the bar of sections. */
export interface RoomSection {
  /** Id of an element in the section, often its title. */
  readonly id: string;
  readonly label: string;
  /** How many things it holds; undefined if it holds none, or until known. */
  readonly count?: number | undefined;
  readonly tone?: Tone;
  /** The first of a group of its own. */
  readonly startsGroup?: boolean;
}

/** Something that is coming, in words behind the numbers: it presses, and is there only while it is true. */
export interface ComingWords {
  readonly key: string;
  readonly text: string;
  /** The same for narrow screens. */
  readonly short: string;
  readonly tone: Tone;
  /** What it rests on, for its tip and for whoever hears it. */
  readonly detail: string;
  readonly press: () => void;
}

/** A room's part of the frame. */
export interface RoomLines {
  /** In fixed places, most pressing first: the first is in the title of the tab too. */
  readonly numbers: readonly PilotNumber[];
  /** Behind them, so that none of them moves. */
  readonly coming?: readonly ComingWords[];
  /** In the order of the screen; without any, no bar. */
  readonly sections: readonly RoomSection[];
}

/** The declaration in `room.ts` of a room's folder; the worker's part of it is in `domain/session/rooms.ts`. */
export interface Room {
  readonly title: string;
  /** The right to enter; null for whoever is signed in. */
  readonly permission: Permission | null;
  /** Its screen at each of its paths, loaded when shown; none where links exist before the room does. */
  readonly screens: Readonly<Partial<Record<RoomPath, LaterView<object>>>>;
  /** Whether it shows a center's board, with the sync banner above it (DSP-045). */
  readonly hasBoard?: boolean;
  /** Whether the screen of a path is about a thing of its own center, whatever the tab's is (`useScreenScope`). */
  readonly isScoped?: (path: string) => boolean;
  /** Parameters of the address that open the room's own windows, beside those of the shell. */
  readonly opens?: readonly string[];
  /** Its link in the header, in the order of declaration. */
  readonly link: Omit<HeaderLink, 'label'> & {
    readonly isOffered: (user: SessionUser, center: Center | undefined) => boolean;
    /** The settings of the center decide: its place is kept until they are known. */
    readonly isByCenter?: boolean;
  };
  /** Links to parts of it, after its own. */
  readonly parts?: readonly HeaderLink[];
  /** Other screens of it, which the search finds and the header does not show. */
  readonly searched?: readonly HeaderLink[];
  /**
   * A hook for its line of numbers and its sections, fetched once the room is there. It is called above the room's
   * screen, within the tab's center, on all paths of the room.
   */
  readonly lines?: Later<() => RoomLines>;
  /** What stands in that line instead of numbers. A room with neither has no line: it begins under the header. */
  readonly line?: LaterView<object>;
  /** The parameter of the address that, at 1, hides the frame, for viewers. */
  readonly bareBy?: string;
  /** Whether the frame reserves the place of a bar of sections before they are read. */
  readonly hasSections?: boolean;
  /** Handles scanned codes, fetched with the first; without it, codes are searched (docs/adr/0047). */
  readonly scan?: Later<ScanHandler>;
  /** Where it shows a search result of a center; null where it does not. */
  readonly placeOf?: (kind: FoundKind, id: number, center: Center | undefined) => string | null;
}
