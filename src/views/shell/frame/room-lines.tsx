import type { Room, RoomLines } from '../../kit/room/room.ts';
import { needed } from '../../ui/later/later.ts';
import { asBlock, type LaterView, laterView } from '../../ui/later/later-view.tsx';

const views = new Map<Room | null, LaterView<object>>();

const noLines = (): RoomLines => ({ numbers: [], sections: [] });

/** Both the numbers of a room and their view: the board is painted first, with their place reserved. */
const makeView = (room: Room | null) =>
  laterView(async () => {
    const own = room?.lines ? needed(room.lines) : noLines;
    const [useLines, { Lines }] = await Promise.all([own, import('./lines.tsx')]);
    return () => <Lines title={room?.title ?? 'Quai'} {...useLines()} />;
  }, asBlock);

function viewOf(room: Room | null): LaterView<object> {
  const view = views.get(room) ?? makeView(room);
  views.set(room, view);
  return view;
}

/** The line of a room, of numbers or its own, and the bar of its sections. */
export function RoomLinesView({ room }: { readonly room: Room | null }) {
  const View = viewOf(room);
  const Line = room?.line;
  return (
    <>
      {Line ? <Line /> : null}
      <View key={room?.title} />
    </>
  );
}
