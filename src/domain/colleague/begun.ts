/** Codes that a window may report as begun, as colleagues at the same thing see them (OUR-060, OUR-064). */
export interface BegunCodes {
  readonly customer: never;
  readonly order: 'redelivery' | 'preparation' | 'slot' | 'address' | 'status';
  readonly dock: 'edit' | 'driver' | 'move' | 'courier' | 'loading' | 'closing' | 'deletion';
}

export type Begun = { [Kind in keyof BegunCodes]: readonly [kind: Kind, code: BegunCodes[Kind]] }[keyof BegunCodes];
