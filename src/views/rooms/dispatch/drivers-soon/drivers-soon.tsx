import { Button as ThemeButton } from '@radix-ui/themes';
import { setQuery, useQuery } from '../../../kit/router/router.tsx';
import { useFetchedAhead } from '../../../ui/later/later.ts';
import { asWindow, laterView } from '../../../ui/later/later-view.tsx';
import { driversSoon } from './parameter.ts';
import { soonTexts } from './text.ts';
import { useReadyToLeaveCount } from './use-soon-drivers.ts';

const DriversSoonDialog = laterView(
  async () => (await import('./drivers-soon-dialog.tsx')).DriversSoonDialog,
  asWindow,
);

/** Opens the drivers-soon modal; counts those ready to leave (DSP-559). */
export function DriversSoonButton() {
  const count = useReadyToLeaveCount();
  return (
    <ThemeButton size="1" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => setQuery(driversSoon.open)}>
      {soonTexts.open(count)}
    </ThemeButton>
  );
}

/** The modal, if the address opens it. */
export function DriversSoon() {
  const query = useQuery();
  const close = () => query.set(driversSoon.close, { replace: true });
  useFetchedAhead(DriversSoonDialog);
  if (query.get(driversSoon.name) !== driversSoon.open.drivers) return null;
  return <DriversSoonDialog onClose={close} />;
}
