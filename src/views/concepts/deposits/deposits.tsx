import { useQuery } from '../../kit/router/router.tsx';
import { useFetchedAhead } from '../../ui/later/later.ts';
import { asWindow, laterView } from '../../ui/later/later-view.tsx';
import { deposits } from './parameter.ts';

const DepositsDialog = laterView(async () => (await import('./deposits-dialog.tsx')).DepositsDialog, asWindow);

/** The modal, if the address opens it. */
export function Deposits() {
  const query = useQuery();
  const close = () => query.set(deposits.close, { replace: true });
  useFetchedAhead(DepositsDialog);
  if (query.get(deposits.name) !== deposits.open.deposits) return null;
  return <DepositsDialog onClose={close} />;
}
