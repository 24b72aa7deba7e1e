/// <reference path="./virtual.d.ts" />
import { build as hashes } from 'virtual:replica-build';

/**
 * Hashes of what builds may store otherwise (replica-build.ts computes them from the sources): the schemas of rows, those
 * of details, and all that lists, view rows and derived views are made by.
 */
export interface ReplicaBuild {
  readonly rows: string;
  readonly details: string;
  readonly lists: string;
}

/** Those of the build that runs. */
export const build: ReplicaBuild = hashes;
