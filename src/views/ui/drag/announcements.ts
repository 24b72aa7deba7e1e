import type { Active, Announcements, Over } from '@dnd-kit/core';
import { joined } from '../../../domain/words/isolate.ts';
import type { DragStore, DropPlace, Source } from './drag-store.ts';
import { dragTexts } from './text.ts';

interface Carried<Name extends string, Value> {
  readonly current: Readonly<Record<Name, Value>>;
}

/** Announcements of one board's drags, in the room's current words. */
export function createAnnouncements<Item, Target>(store: DragStore<Item, Target>): Announcements {
  /** The first target comes at once and would cut the pick-up off: both are announced together. */
  let pickedUp: string | null = null;
  // The host stores them under these names.
  const itemOf = ({ data }: Active) => (data as Carried<'source', Source<Item>>).current.source.item;
  const targetOf = ({ data }: Over) => (data as Carried<'place', DropPlace<Target>>).current.place.target;
  const label = (active: Active) => store.rules.itemLabel(itemOf(active));
  const over = (active: Active, place: Over | null) => {
    const { rules } = store;
    if (!place) return dragTexts.overNothing(label(active));
    const target = targetOf(place);
    const refusal = rules.refusal(itemOf(active), target);
    const name = rules.targetLabel(target);
    if (refusal !== null) return dragTexts.overRefused(name, refusal);
    return joined(' ', [dragTexts.over(label(active), name), rules.hint?.(itemOf(active), target)]);
  };
  return {
    onDragStart: ({ active }) => {
      pickedUp = dragTexts.picked(label(active));
      return pickedUp;
    },
    onDragOver: ({ active, over: place }) => {
      const told = pickedUp;
      pickedUp = null;
      return told === null ? over(active, place) : joined(' ', [told, over(active, place)]);
    },
    onDragEnd: ({ active, over: place }) => {
      const target = place && targetOf(place);
      return target && store.rules.refusal(itemOf(active), target) === null
        ? dragTexts.dropped(label(active), store.rules.targetLabel(target))
        : dragTexts.notDropped(label(active));
    },
    onDragCancel: ({ active }) => dragTexts.canceled(label(active)),
  };
}
