import type { Columns } from './column.ts';
import { HeadCells } from './heads.tsx';

interface GroupedHeadsProps {
  /** Columns of no group, which come first. */
  readonly columns: Columns;
  readonly groups: readonly { readonly title: string; readonly columns: Columns }[];
}

/** Heads in two rows: a group of columns has a head of its own above theirs. */
export const GroupedHeads = ({ columns, groups }: GroupedHeadsProps) => (
  <thead>
    <tr>
      <HeadCells columns={columns} rows={2} />
      {groups.map((group) => (
        <th key={group.title} scope="colgroup" colSpan={group.columns.length}>
          {group.title}
        </th>
      ))}
    </tr>
    <tr>
      <HeadCells columns={groups.flatMap((group) => group.columns)} />
    </tr>
  </thead>
);
