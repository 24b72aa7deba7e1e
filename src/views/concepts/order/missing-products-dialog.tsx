import { Button as ThemeButton } from '@radix-ui/themes';
import { orderName } from '../../../domain/order/name.ts';
import { AdminLink } from '../../kit/router/admin-link.tsx';
import styles from '../../ui/forms/form.module.css';
import { uiTexts } from '../../ui/text.ts';
import { Dialog, DialogFooter } from '../../ui/windows/dialog.tsx';
import { missingProductsPath } from './links.ts';
import { missingTexts } from './text.ts';
import { useOrder } from './use-order.ts';

interface MissingProductsProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** A link to the missing products of an order; the admin host has the rest (PRP-519, DSP-841, LNK-06). */
export function MissingProductsDialog({ orderId, onClose }: MissingProductsProps) {
  const subject = useOrder(orderId);
  if (subject === undefined) return null;
  const name = subject ? orderName(subject.order) : String(orderId);
  return (
    <Dialog title={missingTexts.title} width="360px" onClose={onClose}>
      <div className={styles.form}>
        <AdminLink path={missingProductsPath(orderId)}>{missingTexts.link(name)}</AdminLink>
        <DialogFooter>
          <ThemeButton variant="soft" color="gray" onClick={onClose}>
            {uiTexts.close}
          </ThemeButton>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
