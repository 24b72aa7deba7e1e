import { Button as ThemeButton } from '@radix-ui/themes';
import { Link } from '../../../kit/router/router.tsx';
import { pastDayEntryTexts } from './entry-text.ts';
import { pastDayPath } from './paths.ts';

/** Leads from the board to the late orders of the day before (OUR-236). */
export const PastDayLink = () => (
  <ThemeButton asChild size="1" variant="soft" color="gray" title={pastDayEntryTexts.hint}>
    <Link to={pastDayPath} data-screen="">
      {pastDayEntryTexts.open}
    </Link>
  </ThemeButton>
);
