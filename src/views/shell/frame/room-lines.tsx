import type { Room, RoomLines } from '../../kit/room/room.ts';
import { type LaterView, laterPart } from '../../ui/later/later.tsx';

const views = new Map<Room | null, LaterView<object>>();

const noLines = (): RoomLines => ({ numbers: [], sections: [] });

/** Both the numbers of a room and their view: the board is painted first, with their place reserved. */
const fetched = (room: Room | null) =>
  laterPart(async () => {
    const [useLines, { Lines }] = await Promise.all([room?.lines?.() ?? noLines, import('./lines.tsx')]);
    return () => <Lines title={room?.title ?? 'Quai'} {...useLines()} />;
  });

function viewOf(room: Room | null): LaterView<object> {
  const view = views.get(room) ?? fetched(room);
  views.set(room, view);
  return view;
}

/** The line of numbers and the bar of sections of a room; without a room, the user's waiting actions. */
export function RoomLinesView({ room }: { readonly room: Room | null }) {
  const View = viewOf(room);
  return <View key={room?.title} />;
}
