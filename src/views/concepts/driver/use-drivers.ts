import { type DriverRow, driversList } from '../../../db/view-rows/dispatch.ts';
import { useWholeList } from '../../kit/queries/use-whole-list.ts';

/** The drivers of the center; undefined until read. */
export const useDrivers = () => useWholeList<DriverRow>(driversList);
