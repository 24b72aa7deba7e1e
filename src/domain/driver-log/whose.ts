/** Whose logs: those of one driver, or those of all of a center (LOG-025); null for either. */
export interface LogsOf {
  readonly driverId: number | null;
  readonly center?: number | null;
}

export const whoseQuery = ({ driverId, center = null }: LogsOf) => ({
  ...(driverId === null ? {} : { driver_id: String(driverId) }),
  ...(center === null ? {} : { center: String(center) }),
});
