/** What dnd-kit carries from a source or a target to its events. */
export interface Carrier {
  readonly data: { readonly current: Readonly<Record<string, unknown>> | undefined };
}

// The board itself put them there, under these names.
export const itemOf = <Item>({ data }: Carrier) => data.current?.item as Item;
export const targetOf = <Target>({ data }: Carrier) => data.current?.target as Target;
