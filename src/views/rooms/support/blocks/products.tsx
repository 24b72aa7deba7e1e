import { euroText } from '../../../../domain/money/money.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { packOf } from '../../../../domain/order/redelivery/repreparation.ts';
import { lineStatus, productStatuses } from '../../../../domain/order/sheet/product-status.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import { FarCells } from '../../../ui/tables/far-cells.tsx';
import { type RowPlace, rowPlace, useNearRow } from '../../../ui/tables/near.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { Block } from '../block.tsx';
import styles from '../support.module.css';
import { lineLabels, supportTexts as texts } from '../text.ts';

type Line = NonNullable<OrderInFull['products']>[number];

interface ProductsProps {
  readonly title: string;
  readonly products: readonly Line[];
}

/** The lines of an order (SUP-217). */
export function Products({ title, products }: ProductsProps) {
  const { product, quantity, price, credited, refunded, status, zone } = texts.productColumns;
  return (
    <Block title={title} isWide>
      {products.length === 0 ? (
        <p>{texts.noProductsOf}</p>
      ) : (
        <Table
          look="sheet"
          label={title}
          columns={columnsOf(
            [product, quantity, price, credited, refunded, status, zone],
            [quantity, price, credited, refunded],
          )}
        >
          <tbody>
            {products.map((line, at) => (
              <Row key={line.order_product_id} line={line} {...rowPlace(at, products.length)} />
            ))}
          </tbody>
        </Table>
      )}
    </Block>
  );
}

/** Far from the screen it is its name alone: so it is found by the browser's own search (docs/adr/0013). */
function Row({ line, ...place }: { readonly line: Line } & RowPlace) {
  const { ref, isNear } = useNearRow(place);
  return (
    <tr ref={ref}>
      {isNear ? <Cells line={line} /> : <FarCells name={line.product?.selling_name ?? ''} columns={7} />}
    </tr>
  );
}

function Cells({ line }: { readonly line: Line }) {
  return (
    <>
      <th scope="row">
        <ProductName product={line.product} /> <small>{packText(line)}</small>
        {line.is_expensive ? (
          <b className={styles.expensive} title={texts.expensiveTitle}>
            {' '}
            {texts.expensive}
          </b>
        ) : null}
        {line.is_promo ? (
          <>
            {' '}
            <Badge tone="green">{texts.promo}</Badge>
          </>
        ) : null}{' '}
        <Options line={line} />
      </th>
      <td className={table.figure}>
        {quantityText(line)}
        <Packed line={line} />
      </td>
      <td className={table.figure}>{euroText(line.unit_price)}</td>
      <td className={table.figure}>{line.quantity_recredit || null}</td>
      <td className={table.figure}>{line.quantity_refund || null}</td>
      <td>
        <LineStatus line={line} />
      </td>
      <td>{line.product?.area}</td>
    </>
  );
}

const packText = (line: Line) => (packOf(line) > 1 ? texts.pack(packOf(line)) : null);

/** Grams if sold by weight. */
const quantityText = ({ selling_method, weight, quantity }: Line) =>
  selling_method === 'weight' && typeof weight === 'number' ? `${weight} g` : quantity;

function Packed({ line: { quantity, real_quantity, selling_method } }: { readonly line: Line }) {
  if (typeof real_quantity !== 'number' || real_quantity === quantity || selling_method === 'weight') return null;
  return <small className={styles.aside}>{texts.real(real_quantity)}</small>;
}

function Options({ line: { options } }: { readonly line: Line }) {
  return (options ?? []).map(({ definition, quantity }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options have no number of their own
    <Badge key={at}>
      {definition?.hot ? texts.hot : texts.cold} {quantity}
    </Badge>
  ));
}

/** Its outcome, in the words of the settings (SUP-531, SUP-533). */
function LineStatus({ line }: { readonly line: Line }) {
  const metas = useMetas();
  const { not_found, replacing_data } = line;
  if (replacing_data?.replace) return texts.replacedBy(replacing_data.replace);
  if (not_found) return texts.notFound;
  const code = lineStatus(line) ?? '';
  const told = productStatuses(metas).find((it) => it.code === code);
  return told?.label ?? lineLabels[code] ?? code;
}

/** Its page, where it is named with its id (LNK-16). */
function ProductName({ product }: Pick<Line, 'product'>) {
  const name = isolated(product?.selling_name ?? '');
  if (!product?.id) return name;
  return <AdminLink path={`/products/${encodeURIComponent(product.id)}/`}>{name}</AdminLink>;
}
