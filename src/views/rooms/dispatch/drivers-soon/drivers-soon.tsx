import { Button as ThemeButton } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import { setQuery, useQuery } from '../../../kit/router/router.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { useFetchedAhead } from '../../../ui/later/fetched-ahead.ts';
import { MissingDialog } from '../../../ui/windows/missing-dialog.tsx';
import { driversSoon } from './address.ts';
import { soonTexts } from './text.ts';
import { useReadyToLeaveCount } from './use-soon-drivers.ts';

const dialog = () => import('./drivers-soon-dialog.tsx');
const DriversSoonDialog = lazy(async () => ({ default: (await dialog()).DriversSoonDialog }));

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
  useFetchedAhead(dialog);
  if (query.get(driversSoon.name) !== driversSoon.open.drivers) return null;
  return (
    <Boundary fallback={<MissingDialog onClose={close} />}>
      <Suspense>
        <DriversSoonDialog onClose={close} />
      </Suspense>
    </Boundary>
  );
}
