import { memo } from 'react';
import type { TaskRow } from '../../../src/db/view-rows/dispatch.ts';
import { isEqual } from '../../../src/domain/equal.ts';

/** The table every contender draws: a row is drawn again only when it says something else. */
const Row = memo(
  ({ row }: { readonly row: TaskRow }) => (
    <tr id={`task-${row.id}`} data-order={row.orderId}>
      <td>{row.randomId}</td>
      <td className="client">{row.clientName}</td>
      <td>{row.address}</td>
      <td>{row.postalCode}</td>
      <td>{row.transit_area}</td>
      <td>{row.orderStatus}</td>
      <td>
        {row.prepProgress}/{row.prepTotal}
      </td>
      <td className="bags">{row.bags}</td>
      <td>{row.weightKg}</td>
      <td>{row.slotEndMs}</td>
      <td>{row.departureMs}</td>
      <td>{row.tags.join(' ')}</td>
    </tr>
  ),
  (before, after) => isEqual(before.row, after.row),
);

export const Table = ({ rows }: { readonly rows: readonly TaskRow[] | undefined }) => (
  <table>
    <tbody>
      {rows?.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);
