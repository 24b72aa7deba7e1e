import { Button } from '@radix-ui/themes';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Looks, Retry } from '../../ui/later/later-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { uiTexts } from '../../ui/text.ts';
import { texts } from '../text.ts';

/** The first load of anything (DSP-200). */
export function RoomLoading() {
  return (
    <main aria-busy="true">
      <EmptyState isPage title={texts.loading} />
    </main>
  );
}

const MissingScreen = ({ retry }: Retry) => (
  <main>
    <Missing isPage retry={retry} />
  </main>
);

/** The looks of a room's screen while its code is not there. */
export const asScreen: Looks<object> = { Meanwhile: RoomLoading, Missing: MissingScreen };

/** Those of a large part of another room's screen (docs/adr/0017). */
export const asPartOfScreen: Looks<object> = {
  Meanwhile: () => <Skeleton text={texts.loading} />,
  Missing: ({ retry }) => <Missing isPage={false} retry={retry} />,
};

function Missing({ isPage, retry }: Retry & { readonly isPage: boolean }) {
  return (
    <EmptyState isPage={isPage} title={texts.failed.title} text={texts.failed.text}>
      <Button variant="soft" onClick={retry}>
        {uiTexts.retry}
      </Button>
      <Button variant="soft" color="gray" onClick={() => location.reload()}>
        {texts.failed.retry}
      </Button>
    </EmptyState>
  );
}
