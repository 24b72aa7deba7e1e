import { productsDeposits } from '../../../domain/deposit/details.ts';
import { handedOverQuantity, notReturnedQuantity } from '../../../domain/deposit/quantities.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { later } from '../../ui/later/later.ts';
import table from '../../ui/tables/table.module.css';
import { FigureTable } from './figure-table.tsx';
import { ProductLabel } from './product-label.tsx';
import { refreshMs, useEndedMovement } from './refresh.ts';
import { depositTexts, productColumns } from './text.ts';

const columns = later(async () => (await import('./deposits-files.ts')).productsFile);

/** Totals of each product with a deposit (DSP-788 to DSP-790). */
export function ProductsTab() {
  const center = useCenterId();
  const answer = useDetail(productsDeposits, { center }, { everyMs: refreshMs, endedAtMs: useEndedMovement() });
  return (
    <DetailAnswer answer={answer} loading={depositTexts.loading}>
      {(products) =>
        products.length === 0 ? (
          <EmptyState title={depositTexts.noProduct} />
        ) : (
          <>
            <TableExport label={depositTexts.products} name="consignes-produits" rows={products} columns={columns} />
            <FigureTable columns={productColumns} label={depositTexts.products}>
              {products.map((it) => (
                <tr key={it.product.deposit_label}>
                  <th scope="row">
                    <ProductLabel product={it.product} />
                  </th>
                  <td className={table.figure}>{it.quantity_sold}</td>
                  <td className={table.figure}>{handedOverQuantity(it)}</td>
                  <td className={table.figure}>{it.quantity_returned}</td>
                  <td className={table.figure}>{notReturnedQuantity(it)}</td>
                </tr>
              ))}
            </FigureTable>
          </>
        )
      }
    </DetailAnswer>
  );
}
