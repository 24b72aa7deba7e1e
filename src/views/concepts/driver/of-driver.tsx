import type { ComponentType } from 'react';
import type { PresenceRow } from '../../../db/view-rows/drivers.ts';
import type { Command } from '../../../domain/command.ts';
import { resumed } from '../../kit/actions/resumed.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
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

export interface DriverFormProps<Args> extends DriverDialogProps {
  /** The arguments of the action that another is sent in place of; null for none. */
  readonly replaced: Args | null;
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
    return <EmptyDialog title={driverTexts.name} text={presenceTexts.gone} onClose={dialog.onClose} />;
  };
}

/** The window of one action on one driver: its form. */
export const driverForm = <Args,>(command: Command<Args>, Form: ComponentType<DriverFormProps<Args>>) =>
  ofDriver(resumed<Args, DriverDialogProps>(command, Form));
