import { peopleFile } from '../assignment/people-file.ts';
import { boardFile } from '../board/board-file.ts';
import { sessionsFile } from '../sessions/sessions-file.ts';

/** Columns of the files of the home page: one script for them all, asked for at the first press (LOG-217). */
export const homeFiles = { people: peopleFile, sessions: sessionsFile, packings: boardFile };
