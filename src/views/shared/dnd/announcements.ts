import type { Announcements } from '@dnd-kit/core';
import { type Carrier, itemOf, targetOf } from './carrier.ts';
import type { DragRules } from './drag-board.tsx';
import { dragTexts } from './text.ts';

/** What a screen reader is told of one board's drags, as its rules say now. */
export function createAnnouncements<Item, Target>(): (rules: DragRules<Item, Target>) => Announcements {
  /** The first target comes at once and would cut the pick-up off: it is told in the same breath. */
  let pickedUp: string | null = null;
  return (rules) => {
    const label = (carrier: Carrier) => rules.itemLabel(itemOf<Item>(carrier));
    const over = (active: Carrier, carrier: Carrier | null) => {
      if (!carrier) return dragTexts.overNothing(label(active));
      const target = targetOf<Target>(carrier);
      const refusal = rules.refusal(itemOf<Item>(active), target);
      const name = rules.targetLabel(target);
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
        return told === null ? over(active, carrier) : `${told} ${over(active, carrier)}`;
      },
      onDragEnd: ({ active, over: carrier }) => {
        const target = carrier && targetOf<Target>(carrier);
        return target && rules.refusal(itemOf<Item>(active), target) === null
          ? dragTexts.dropped(label(active), rules.targetLabel(target))
          : dragTexts.notDropped(label(active));
      },
      onDragCancel: ({ active }) => dragTexts.canceled(label(active)),
    };
  };
}
