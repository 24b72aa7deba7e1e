// Columns of the files of the home page: one script for them all, asked for at the first press (LOG-217).
export { peopleFile } from '../assignment/people-file.ts';
export { boardFile } from '../board/board-file.ts';
export { sessionsFile } from '../sessions/sessions-file.ts';
