import type { Announcements } from '@dnd-kit/core';
import { joined } from '../../../domain/isolate.ts';
import { type Carrier, itemOf, targetOf } from './carrier.ts';
import { dragTexts } from './text.ts';

/** What a room calls the things of its drags. */
export interface DragWords<Item, Target> {
  /** Why the item may not be dropped there, in words; null when it may. Told before it is released (DSP-530). */
  readonly refusal: (item: Item, target: Target) => string | null;
  readonly itemLabel: (item: Item) => string;
  readonly targetLabel: (target: Target) => string;
}

/** What a screen reader is told of one board's drags, in its room's words of now. */
export function createAnnouncements<Item, Target>(): (words: DragWords<Item, Target>) => Announcements {
  /** The first target comes at once and would cut the pick-up off: it is told in the same breath. */
  let pickedUp: string | null = null;
  return (words) => {
    const label = (carrier: Carrier) => words.itemLabel(itemOf<Item>(carrier));
    const over = (active: Carrier, carrier: Carrier | null) => {
      if (!carrier) return dragTexts.overNothing(label(active));
      const target = targetOf<Target>(carrier);
      const refusal = words.refusal(itemOf<Item>(active), target);
      const name = words.targetLabel(target);
      return refusal === null ? dragTexts.over(label(active), name) : dragTexts.overRefused(name, refusal);
    };
    return {
      onDragStart: ({ active }) => {
        pickedUp = dragTexts.picked(label(active));
        return pickedUp;
      },
      onDragOver: ({ active, over: carrier }) => {
        const told = pickedUp;
        pickedUp = null;
        return told === null ? over(active, carrier) : joined(' ', [told, over(active, carrier)]);
      },
      onDragEnd: ({ active, over: carrier }) => {
        const target = carrier && targetOf<Target>(carrier);
        return target && words.refusal(itemOf<Item>(active), target) === null
          ? dragTexts.dropped(label(active), words.targetLabel(target))
          : dragTexts.notDropped(label(active));
      },
      onDragCancel: ({ active }) => dragTexts.canceled(label(active)),
    };
  };
}
