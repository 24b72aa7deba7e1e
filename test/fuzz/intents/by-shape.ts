import { shapes } from '../oracle/shapes.ts';
import { go, onDocks } from './docks.ts';
import { bags, onOrders } from './orders.ts';
import { type Intent, intend, type Screen } from './screen.ts';
import { move } from './tasks.ts';

type Intend = (screen: Screen) => Intent | undefined;

/** Those whose effect is in their answer alone, such as the dock they made: their declaration lacks it. */
const madeByServer: ReadonlySet<string> = new Set(['dock.extract', 'order.redeliver', 'order.prepareAgain']);

const ofDeclaration =
  (intent: Intend): Intend =>
  (screen) => {
    const intended = intent(screen);
    return intended && !madeByServer.has(intended.name) ? intended : undefined;
  };

/** Actions of every shape, each with its sample arguments or as a user would issue it. */
export const onShapes: readonly (readonly [weight: number, intend: Intend])[] = [
  [5, bags],
  [8, move],
  [3, go],
  ...[...onDocks, ...onOrders].map(([weight, intent]) => [weight, ofDeclaration(intent)] as const),
  ...Object.entries(shapes).flatMap(([name, { sample }]) =>
    sample ? [[1, (screen: Screen) => intendSample(name, sample(screen))] as const] : [],
  ),
];

const intendSample = (name: string, args: unknown) => (args === undefined ? undefined : intend(name, args));
