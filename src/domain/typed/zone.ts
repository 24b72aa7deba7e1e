import * as z from 'zod/mini';
import { lineOf } from './line.ts';

/** The name of a zone on one line of plain signs; empty where there is none. */
export const zoneTyped = (most: number) => z.string().check(z.overwrite(lineOf), z.maxLength(most));
