/** The deposits as a person would keep them on paper: who has how many, and what was written down. */
export interface Account {
  readonly deposit: number;
  readonly user: number;
  readonly product: number;
  readonly center: number;
  readonly order: number;
  readonly bought: number;
}

/** What was written down, and how much of it was not cancelled. */
interface Written {
  readonly id: number;
  readonly driver: number;
  readonly product: number;
  readonly center: number;
  /** Of a receipt. */
  readonly deposit: number | null;
  left: number;
}

/** One call of the API. */
export type Call =
  | {
      readonly kind: 'receive' | 'handBack';
      readonly driver: number;
      readonly user: number;
      readonly product: number;
      readonly quantity: number;
    }
  | { readonly kind: 'return'; readonly driver: number; readonly quantities: Readonly<Record<number, number>> }
  | { readonly kind: 'returnOrder'; readonly driver: number; readonly order: number }
  /** `at` counts what was written down, the latest first. */
  | { readonly kind: 'cancelReturned' | 'cancelReceived'; readonly at: number };

export class Model {
  private readonly written: { receipt: Written[]; return: Written[] } = { receipt: [], return: [] };

  constructor(private readonly accounts: readonly Account[]) {}

  /** The movement a cancellation is about; undefined when there is none yet. */
  aimed({ kind, at }: Extract<Call, { at: number }>): Written | undefined {
    const list = this.written[kind === 'cancelReturned' ? 'return' : 'receipt'];
    return list.length === 0 ? undefined : list[list.length - 1 - (at % list.length)];
  }

  /** How many a client has of one deposit: bought, less what drivers have of it or gave back. */
  clientHas = (account: Account) =>
    account.bought - sum(this.written.receipt.filter(({ deposit }) => deposit === account.deposit));

  driverHas = (driver: number, product: number, center?: number) => {
    const isIt = (it: Written) =>
      it.driver === driver && it.product === product && (center === undefined || it.center === center);
    return sum(this.written.receipt.filter(isIt)) - sum(this.written.return.filter(isIt));
  };

  /** Whether the call may be answered 200. */
  allows(call: Call): boolean {
    switch (call.kind) {
      case 'receive':
        return call.quantity > 0 && call.quantity <= this.ofClient(call.user, call.product);
      case 'handBack':
        return call.quantity > 0
          ? call.quantity <= this.ofClient(call.user, call.product)
          : call.quantity < 0 && -call.quantity <= this.canTakeBack(call);
      case 'return': {
        const asked = Object.entries(call.quantities);
        return (
          asked.length > 0 &&
          asked.every(([product, quantity]) => quantity > 0 && quantity <= this.driverHas(call.driver, Number(product)))
        );
      }
      case 'returnOrder':
        return sum(this.ofOrder(call.order)) > 0;
      case 'cancelReturned':
        return (this.aimed(call)?.left ?? 0) > 0;
      case 'cancelReceived': {
        const it = this.aimed(call);
        return it !== undefined && it.left > 0 && this.driverHas(it.driver, it.product, it.center) > 0;
      }
    }
  }

  /** How many the call moves into what its driver has, when it is allowed. */
  moves(call: Call): number {
    switch (call.kind) {
      case 'receive':
      case 'handBack':
        return call.quantity;
      case 'return':
        return -Object.values(call.quantities).reduce((total, quantity) => total + quantity, 0);
      case 'returnOrder':
        return sum(this.ofOrder(call.order));
      case 'cancelReturned':
        return this.aimed(call)?.left ?? 0;
      case 'cancelReceived': {
        const it = this.aimed(call);
        return it ? -Math.min(it.left, this.driverHas(it.driver, it.product, it.center)) : 0;
      }
    }
  }

  /** Writes down what was entered; answers how many drivers have more than before. */
  enter(rows: readonly Entered[]): number {
    let more = 0;
    for (const { movement, quantity, cancels, ...row } of rows) {
      more += movement === 'receipt' ? quantity : -quantity;
      const list = this.written[movement];
      const cancelled = list.find(({ id }) => id === cancels);
      if (cancelled) cancelled.left += quantity;
      else list.push({ ...row, left: quantity });
    }
    return more;
  }

  private readonly ofClient = (user: number, product: number) =>
    sum(
      this.accounts
        .filter((it) => it.user === user && it.product === product)
        .map((it) => ({ left: this.clientHas(it) })),
    );

  private readonly ofOrder = (order: number) =>
    this.accounts.filter((it) => it.order === order).map((it) => ({ left: this.clientHas(it) }));

  private canTakeBack({ driver, user, product }: { driver: number; user: number; product: number }): number {
    const theirs = new Set(this.accounts.filter((it) => it.user === user).map(({ deposit }) => deposit));
    const open = this.written.receipt.filter(
      (it) => it.driver === driver && it.product === product && it.deposit !== null && theirs.has(it.deposit),
    );
    const centers = [...new Set(open.map(({ center }) => center))];
    return centers.reduce(
      (total, center) =>
        total + Math.min(sum(open.filter((it) => it.center === center)), this.driverHas(driver, product, center)),
      0,
    );
  }
}

/** A line of the ledger. */
export interface Entered extends Omit<Written, 'left'> {
  readonly movement: 'receipt' | 'return';
  readonly quantity: number;
  readonly cancels: number | null;
}

const sum = (rows: readonly { readonly left: number }[]) => rows.reduce((total, { left }) => total + left, 0);
