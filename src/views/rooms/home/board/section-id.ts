import type { Section } from '../../../../domain/preparation/board.ts';

/** Of the title of a section, which the bar of sections leads to. */
export const sectionId = (of: Section) => `packing-${of}`;
