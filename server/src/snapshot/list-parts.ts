import { array, type Part, type PartInput } from './part.ts';
import type { SourceRows } from './source.ts';
import type { HeldRows } from './sources.ts';

interface List<Row extends { readonly id: number }> {
  readonly name: string;
  /** Its rows. */
  readonly of: (held: HeldRows) => SourceRows<Row>;
}

interface WholeList<Row extends { readonly id: number }> extends List<Row> {
  /** Whether the list has a row; all of them by default. */
  readonly lists?: (row: Row) => boolean;
  /** Whether the answer has the list at all. */
  readonly isAsked?: (asked: PartInput) => boolean;
  /** A row with the fields that the reader may see. */
  readonly row?: (row: Row, asked: PartInput) => object;
}

/** A short list, which is sent whole in a delta too. */
export const wholeList = <Row extends { readonly id: number }>({
  name,
  of,
  lists = () => true,
  isAsked = () => true,
  row = (it) => it,
}: WholeList<Row>): Part => ({
  name,
  delta: 'whole',
  tell: (asked) => {
    if (!isAsked(asked)) return null;
    const held = of(asked.mirror.held);
    const isAsItWas = (id: number) => asked.touched?.isWritten(held, id) === false;
    const told = [...held.rows.values()].filter(lists);
    return array(told.map((it) => (isAsItWas(it.id) ? String(it.id) : JSON.stringify(row(it, asked)))));
  },
});

/** A list that is sent as it is each time. */
export const plainList = <Row extends { readonly id: number }>({ name, of }: List<Row>): Part => ({
  name,
  delta: 'always',
  tell: ({ mirror }) => JSON.stringify([...of(mirror.held).rows.values()]),
});
