import { Button as ThemeButton } from '@radix-ui/themes';
import { setQuery } from '../../../kit/router/router.tsx';
import { driversSoon } from './parameter.ts';
import { soonTexts } from './text.ts';
import { useReadyToLeaveCount } from './use-soon-drivers.ts';

/** Opens the drivers-soon modal; counts those ready to leave (DSP-559). */
export function DriversSoonButton() {
  const count = useReadyToLeaveCount();
  return (
    <ThemeButton size="1" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => setQuery(driversSoon.open)}>
      {soonTexts.open(count)}
    </ThemeButton>
  );
}
