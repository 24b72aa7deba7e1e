import { type ErrorReport, withReport } from '../domain/error-report/report.ts';
import type { DeviceDb } from './device/device.ts';

const name = 'errors';

/** The errors stored for reporting, of every tab of the device, oldest first (DSP-950). */
export const storedErrors = async (device: DeviceDb): Promise<readonly ErrorReport[]> =>
  (await device.read<readonly ErrorReport[]>(name)) ?? [];

export const keepError = (device: DeviceDb, report: ErrorReport): Promise<void> =>
  change(device, (kept) => withReport(kept, report));

/** Drops the errors that the service has received. */
export const dropErrors = (device: DeviceDb, ids: ReadonlySet<string>): Promise<void> =>
  change(device, (kept) => kept.filter(({ id }) => !ids.has(id)));

const change = (device: DeviceDb, to: (kept: readonly ErrorReport[]) => readonly ErrorReport[]): Promise<void> =>
  device.transaction('rw', device.values, async () => device.write(name, to(await storedErrors(device))));
