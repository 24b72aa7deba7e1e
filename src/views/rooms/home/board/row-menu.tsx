import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { laterView } from '../../../ui/later/later-view.tsx';
import { MoreMenu } from '../../../ui/menus/more-menu.tsx';
import { boardTexts } from './text.ts';

const RowEntries = laterView(async () => (await import('./row-entries.tsx')).RowEntries);

/** The actions on an order where it is packed (PRP-517): the code comes when the first menu opens. */
export function RowMenu({ row, name }: { readonly row: FloorRow; readonly name: string }) {
  const metas = useMetasOfList();
  return (
    <MoreMenu label={boardTexts.actions(name)} entries={RowEntries}>
      <RowEntries orderId={row.orderId} metas={metas} />
    </MoreMenu>
  );
}
