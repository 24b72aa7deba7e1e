import { Button as ThemeButton } from '@radix-ui/themes';
import { Link } from '../../../kit/router/router.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { roundListEntryTexts } from './entry-text.ts';
import { roundListPath } from './paths.ts';

/** Leads from the board to the list of all its rounds (OUR-234). */
export const RoundListLink = () => (
  <ThemeButton asChild size="1" variant="soft" color="gray" title={roundListEntryTexts.hint}>
    <Link to={roundListPath} data-screen="">
      <Icon name="list" />
      {roundListEntryTexts.open}
    </Link>
  </ThemeButton>
);
