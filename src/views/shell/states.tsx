import { Button } from '@radix-ui/themes';
import { reloadNewest } from '../kit/client/service-worker-client.ts';
import { notices, texts } from '../kit/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Neither a replica nor a server. The worker keeps asking; the button is for the impatient. */
export function Unreachable() {
  return (
    <main>
      <EmptyState isPage title={texts.unreachable.title} text={texts.unreachable.text}>
        <Button variant="soft" onClick={() => location.reload()}>
          {texts.unreachable.retry}
        </Button>
      </EmptyState>
    </main>
  );
}

interface NoStorageProps {
  readonly why: keyof typeof texts.noStorage.why;
}

/** The browser stores nothing for this site: there is nothing to show, and no action could be stored. */
export function NoStorage({ why }: NoStorageProps) {
  return (
    <main>
      <EmptyState isPage title={texts.noStorage.title} text={texts.noStorage.why[why]}>
        <Button variant="soft" onClick={() => location.reload()}>
          {texts.noStorage.retry}
        </Button>
      </EmptyState>
    </main>
  );
}

/** This build may not open the replica any more, or its worker failed. */
export function ToReload({ why }: { readonly why: string }) {
  return (
    <main>
      <EmptyState isPage title={why}>
        <Button variant="soft" onClick={() => void reloadNewest()}>
          {notices.reload}
        </Button>
      </EmptyState>
    </main>
  );
}

/** A screen whose code did not arrive, or that failed: React alone would leave a blank page. */
export function Failed() {
  return (
    <main>
      <EmptyState isPage title={texts.failed.title} text={texts.failed.text}>
        <Button variant="soft" onClick={() => location.reload()}>
          {texts.failed.retry}
        </Button>
      </EmptyState>
    </main>
  );
}

export function SignedOut() {
  return (
    <main aria-busy="true">
      <EmptyState isPage title={texts.signedOut} />
    </main>
  );
}
