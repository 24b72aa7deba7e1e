import { Button as ThemeButton } from '@radix-ui/themes';
import { setQuery, useQuery } from '../../kit/router/router.tsx';
import { useFetchedAhead } from '../../ui/later/later.ts';
import { asWindow, laterView } from '../../ui/later/later-view.tsx';
import { deposits } from './parameter.ts';
import { depositTexts } from './text.ts';

const DepositsDialog = laterView(async () => (await import('./deposits-dialog.tsx')).DepositsDialog, asWindow);

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
  useFetchedAhead(DepositsDialog);
  if (query.get(deposits.name) !== deposits.open.deposits) return null;
  return <DepositsDialog onClose={close} />;
}
