import { Button as ThemeButton } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import { setQuery, useQuery } from '../../kit/router/router.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { useFetchedAhead } from '../../ui/later/fetched-ahead.ts';
import { MissingDialog } from '../../ui/windows/missing-dialog.tsx';
import { deposits } from './address.ts';
import { depositTexts } from './text.ts';

const dialog = () => import('./deposits-dialog.tsx');
const DepositsDialog = lazy(async () => ({ default: (await dialog()).DepositsDialog }));

/** Opens the deposits modal. */
export function DepositsButton() {
  return (
    <ThemeButton size="1" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => setQuery(deposits.open)}>
      {depositTexts.open}
    </ThemeButton>
  );
}

/** The modal, if the address opens it. */
export function Deposits() {
  const query = useQuery();
  const close = () => query.set(deposits.close, { replace: true });
  useFetchedAhead(dialog);
  if (query.get(deposits.name) !== deposits.open.deposits) return null;
  return (
    <Boundary fallback={<MissingDialog onClose={close} />}>
      <Suspense>
        <DepositsDialog onClose={close} />
      </Suspense>
    </Boundary>
  );
}
