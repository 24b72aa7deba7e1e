/** A line of an order, as far as its super-product says what to mind. */
export interface SoldLine {
  readonly product?:
    | {
        readonly id?: number | null | undefined;
        readonly superproduct?:
          | { readonly id: number; readonly selling_name?: string | null | undefined }
          | null
          | undefined;
      }
    | null
    | undefined;
}

export interface SuperProduct<Line extends SoldLine> {
  readonly id: number;
  readonly name: string;
  /** The lines of the order whose product may have been sold under it. */
  readonly lines: readonly Line[];
  /** They are of several different products: which of them was paid for with how much nobody knows. */
  readonly isUndetermined: boolean;
}

/** The super-products under which the chosen lines may have been sold (SUP-221, DSP-911), each once. */
export function superProductsOf<Line extends SoldLine>(
  chosen: readonly Line[],
  all: readonly Line[],
): readonly SuperProduct<Line>[] {
  const named = new Map(
    chosen.flatMap(({ product }) =>
      product?.superproduct ? [[product.superproduct.id, product.superproduct.selling_name]] : [],
    ),
  );
  return [...named].map(([id, name]) => {
    const lines = all.filter(({ product }) => product?.superproduct?.id === id);
    const different = new Set(lines.map(({ product }) => product?.id ?? null));
    return { id, name: name ?? '', lines, isUndetermined: different.size > 1 };
  });
}
