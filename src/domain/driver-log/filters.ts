import { type DriverLog, isExtraCost } from './driver-log.ts';

/** The vehicles to filter by (LOG-011). */
export const logVehicles = ['CAR', 'SCO', 'S50', 'S125', 'SELEC', 'BIKE', 'TRUCK'] as const;
export const logTypes = ['shift', 'cost'] as const;

/** The filters of a day, each with its name in the address. */
export const logFilters = ['pay', 'vehicle', 'center', 'type', 'outOfPlanning'] as const;
export type LogFilter = (typeof logFilters)[number];
/** What each filter chooses; null for all. */
export type LogFilters = Readonly<Record<LogFilter, string | null>>;

interface Named {
  readonly id: number;
  readonly name?: string | null | undefined;
}

/** Whether a log has to do with a center: it began there, or one of its rounds starts or ends there (LOG-012). */
function isAt({ center, logs }: DriverLog, chosen: string, centers: readonly Named[]): boolean {
  if (String(center) === chosen) return true;
  const name = centers.find(({ id }) => String(id) === chosen)?.name;
  return (logs ?? []).some((line) => name != null && [line.start_center_name, line.end_center_name].includes(name));
}

/** Whether a log meets every chosen filter (LOG-010 to LOG-015). A center is chosen by its id. */
export function meetsFilters(log: DriverLog, chosen: LogFilters, centers: readonly Named[]): boolean {
  const { pay, vehicle, center, type, outOfPlanning } = chosen;
  if (pay !== null && log.pay_mode !== pay) return false;
  if (vehicle !== null && log.vehicle !== vehicle) return false;
  if (type !== null && isExtraCost(log) !== (type === 'cost')) return false;
  if (outOfPlanning !== null && log.has_out_of_planning_delivery !== true) return false;
  return center === null || isAt(log, center, centers);
}
