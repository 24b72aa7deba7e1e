import { useQuery } from '../../../kit/router/router.tsx';
import { useFetchedAhead } from '../../../ui/later/later.ts';
import { asWindow, laterView } from '../../../ui/later/later-view.tsx';
import { driversSoon } from './parameter.ts';

const DriversSoonDialog = laterView(
  async () => (await import('./drivers-soon-dialog.tsx')).DriversSoonDialog,
  asWindow,
);

/** The modal, if the address opens it. */
export function DriversSoon() {
  const query = useQuery();
  const close = () => query.set(driversSoon.close, { replace: true });
  useFetchedAhead(DriversSoonDialog);
  if (query.get(driversSoon.name) !== driversSoon.open.drivers) return null;
  return <DriversSoonDialog onClose={close} />;
}
