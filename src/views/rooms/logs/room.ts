import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { laterView } from '../../ui/later/later-view.tsx';

const DayScreen = laterView(async () => (await import('./day-screen.tsx')).DayScreen, asScreen);
const MonthScreen = laterView(async () => (await import('./month-screen.tsx')).MonthScreen, asScreen);

const AllMonthsScreen = laterView(
  async () => (await import('./all-months/all-months-screen.tsx')).AllMonthsScreen,
  asScreen,
);

export const logsRoom: Room = {
  title: 'Logs',
  permission: 'logs',
  screens: {
    '/logs': DayScreen,
    '/logs/date/:date': DayScreen,
    '/logs/month/:month': AllMonthsScreen,
    '/logs/driver/:driverId/date/:date': DayScreen,
    '/logs/driver/:driverId/month/:month': MonthScreen,
  },
  link: { to: '/logs/date/0', isOffered: (user) => may(user, 'logs') },
};
