import type { ComponentType } from 'react';
import type { PresenceRow } from '../../../db/view-rows/drivers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { presenceTexts } from './presence/text.ts';
import { driverTexts } from './text.ts';
import { useDriver } from './use-driver.ts';

export interface DriverDialogProps {
  readonly driver: PresenceRow;
  /** The step in the address, for dialogs that have one. */
  readonly to: string | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface OfDriverProps extends Omit<DriverDialogProps, 'driver' | 'to'> {
  readonly driverId: number;
  readonly to?: string | null;
}

/** A dialog on one driver, by his id. */
export function ofDriver(Shown: ComponentType<DriverDialogProps>) {
  return function OfDriver({ driverId, to = null, ...dialog }: OfDriverProps) {
    const driver = useDriver(driverId);
    if (driver) return <Shown driver={driver} to={to} {...dialog} />;
    if (driver === undefined) return null;
    return (
      <Dialog title={driverTexts.name} onClose={dialog.onClose}>
        <EmptyState title={presenceTexts.gone} />
      </Dialog>
    );
  };
}
