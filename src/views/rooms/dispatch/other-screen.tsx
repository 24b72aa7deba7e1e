import { isAt } from '../../../domain/session/rooms.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { usePath } from '../../kit/router/router.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { pastDayPath } from './past-day/paths.ts';
import { RoundList } from './round-list/round-list.tsx';

// Not named by the board's own script, whose size counts.
const PastDay = laterView(async () => (await import('./past-day/page.tsx')).PastDayScreen, asScreen);

/** The screens of the room beside its board: all its rounds in one list (OUR-234), and a day that is over (OUR-236). */
export const OtherScreen = () => (isAt(pastDayPath, usePath()) ? <PastDay /> : <RoundList />);
