import { get, type RequestSpec } from '../command.ts';

export const clientDebtsRequest = (userId: number): RequestSpec =>
  get('/deposituser/current/', { query: { user_id: String(userId) } });

export const depositHistoryRequest = (driverId: number, offset = 0): RequestSpec =>
  get('/depositdriver/history/', { query: { driver_id: String(driverId), offset: String(offset) } });
