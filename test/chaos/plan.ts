import type { Dock } from '../../src/domain/dock/dock.ts';
import type { Driver } from '../../src/domain/driver/driver.ts';
import { vehicleLabel, vehicles } from '../../src/domain/driver/vehicle.ts';
import type { Random } from '../engine/random.ts';
import type { Board } from '../hands/board.ts';
import type { CallMade, Intent } from './history.ts';

/** Something to do on a board, and the call it will make; nobody plans the same twice. */
export interface Deed extends Pick<Intent, 'what' | 'lanes' | 'matches'> {
  /** True once the console has said that it is recorded; false where it does not say so at once. */
  readonly act: (board: Board) => Promise<boolean>;
}

export interface Ground {
  readonly orders: readonly { readonly name: string; readonly orderId: number; readonly taskId: number }[];
  readonly rounds: readonly Dock[];
  readonly drafts: readonly Dock[];
  readonly ready: readonly Dock[];
  /** Given to their drivers, who have not left. */
  readonly locked: readonly Dock[];
  readonly planned: readonly Named[];
  readonly present: readonly Named[];
}

type Named = Pick<Driver, 'id'> & { readonly name: string };

type Body = Readonly<Record<string, unknown>>;
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;
const entries = ({ body }: CallMade) => (Array.isArray(body) ? body.filter(isBody) : []);

/**
 * The deeds of one person: bag counts never used before, moves of a task to a round it never went to, a vehicle a driver
 * never had from him; each GO, START and ANNULER once.
 */
export class Plan {
  private readonly used = new Set<string>();
  private bags = 0;

  constructor(
    private readonly ground: Ground,
    private readonly random: Random,
    /** Sets this person's bag counts apart from the other's. */
    private readonly firstBags: number,
  ) {}

  next(): Deed {
    const draw = this.random.weighted([
      [4, () => this.move()],
      [2, () => this.validate()],
      [2, () => this.changeVehicle()],
      [1, () => this.go()],
      [1, () => this.start()],
      [1, () => this.unlock()],
    ]);
    return draw?.() ?? this.setBags();
  }

  private setBags(): Deed {
    const order = this.random.pick(this.ground.orders);
    if (!order) throw new Error('Invariant: there are orders');
    const dry = this.firstBags + this.bags++;
    return {
      what: `bags of ${order.name}: ${dry}`,
      lanes: [`order:${order.orderId}`],
      matches: ({ path, body }) =>
        path.split('?')[0]?.endsWith(`/processing-orders/${order.orderId}/`) === true &&
        isBody(body) &&
        body.number_of_bags === dry + 1,
      act: async (board) => {
        await board.setBags(order.name, dry, 1);
        return true;
      },
    };
  }

  private move(): Deed | undefined {
    const order = this.random.pick(this.ground.orders);
    const round = this.random.pick(this.ground.rounds);
    if (!order || !round || !this.isNew(`move ${order.taskId} ${round.id}`)) return undefined;
    const isMoved = (entry: Body) =>
      entry.id === order.taskId && entry.dock_target_id === round.id && entry.from_dock_id !== round.id;
    return {
      what: `${order.name} to ${round.id}`,
      lanes: [`task:${order.taskId}`, `dock:${round.id}`],
      matches: (call) => call.path.endsWith('/move_task/') && entries(call).some(isMoved),
      act: async (board) => {
        await board.handle(order.name).click();
        // Moved there meanwhile by the other: that would be another call.
        const isThere = (await board.inDock(round, order.name).count()) > 0;
        if (isThere) throw new Error('Already there');
        await board.dialog.getByRole('button', { name: board.code(round) }).click();
        await board.dialog.waitFor({ state: 'hidden' });
        return true;
      },
    };
  }

  private validate(): Deed | undefined {
    const dock = this.random.pick(this.ground.drafts);
    if (!dock || !this.isNew(`validate ${dock.id}`)) return undefined;
    return {
      what: `validate ${dock.id}`,
      lanes: [`dock:${dock.id}`],
      matches: ({ method, path, body }) =>
        method === 'PATCH' && path.endsWith(`/docks/${dock.id}/`) && isBody(body) && body.current_status === 'moving',
      act: async (board) => {
        await board
          .dock(dock)
          .getByRole('button', { name: /Valider la tournée/ })
          .click();
        return false;
      },
    };
  }

  private go(): Deed | undefined {
    const dock = this.random.pick(this.ground.ready);
    if (!dock || !this.isNew(`go ${dock.id}`)) return undefined;
    return {
      what: `GO ${dock.id}`,
      lanes: [`dock:${dock.id}`],
      matches: ({ path }) => path.endsWith(`/docks/${dock.id}/assign/`),
      act: async (board) => {
        await board.go(dock).click();
        return false;
      },
    };
  }

  private unlock(): Deed | undefined {
    const dock = this.random.pick(this.ground.locked);
    if (!dock || !this.isNew(`unlock ${dock.id}`)) return undefined;
    return {
      what: `ANNULER ${dock.id}`,
      lanes: [`dock:${dock.id}`],
      matches: ({ path }) => path.endsWith(`/docks/${dock.id}/unlock/`),
      act: async (board) => {
        await board.step('ANNULER', dock).click();
        return false;
      },
    };
  }

  private start(): Deed | undefined {
    const driver = this.random.pick(this.ground.planned);
    if (!driver || !this.isNew(`start ${driver.id}`)) return undefined;
    return {
      what: `START ${driver.name}`,
      lanes: [`driver:${driver.id}`],
      matches: ({ path }) => path.endsWith(`/drivers/${driver.id}/start/`),
      act: async (board) => {
        await board.page.getByRole('button', { name: `START ${driver.name}` }).click();
        await board.entry('Vélo').click();
        return false;
      },
    };
  }

  private changeVehicle(): Deed | undefined {
    const driver = this.random.pick(this.ground.present);
    const vehicle = this.random.pick(vehicles);
    if (!driver || !vehicle || !this.isNew(`vehicle ${driver.id} ${vehicle}`)) return undefined;
    return {
      what: `${vehicle} of ${driver.name}`,
      lanes: [`driver:${driver.id}`],
      matches: ({ path, body }) =>
        path.endsWith(`/drivers/${driver.id}/vehicle/`) && isBody(body) && body.vehicle === vehicle,
      act: async (board) => {
        await board.more(driver.name).click();
        await board.entry('Véhicule').click();
        await board.entry(vehicleLabel(vehicle)).click();
        return false;
      },
    };
  }

  private isNew(deed: string): boolean {
    const isNew = !this.used.has(deed);
    this.used.add(deed);
    return isNew;
  }
}
