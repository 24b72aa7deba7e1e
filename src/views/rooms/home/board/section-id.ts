import type { Section } from '../../../../domain/preparation/board.ts';

/** Id of a section's title; the bar of sections leads to it. */
export const sectionId = (of: Section) => `packing-${of}`;
