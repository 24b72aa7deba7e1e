import { Dialog } from '../../ui/windows/dialog.tsx';
import { DriversTab } from './drivers-tab.tsx';
import { ProductsTab } from './products-tab.tsx';
import { Tabbed } from './tabbed.tsx';
import { depositTexts } from './text.ts';

/** The deposits of the center, by driver and by product (section 21 of dispatch.md, DSP-780). */
export function DepositsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={depositTexts.title} width="860px" onClose={onClose}>
      <Tabbed
        tabs={[
          { label: depositTexts.drivers, content: <DriversTab /> },
          { label: depositTexts.products, content: <ProductsTab /> },
        ]}
      />
    </Dialog>
  );
}
