import type { Answer, Client } from '../contract/client.ts';

interface RoomsLoad {
  readonly api: Client;
  readonly center: number;
  readonly calls: number;
  readonly say: (line: string) => void;
  /** Processor time so far: of the API process, and of the backends of the database. */
  readonly used: () => Promise<{ readonly apiMs: number; readonly dbMs: number }>;
}

/** What a call of a room may take of the API process, ms. */
const targetMs = 15;

const lengthOf = ({ body }: Answer) => (body === '' ? 0 : JSON.stringify(body).length);

/**
 * Asks for what rooms read beside the polls, one call after the other, whole and then by the name of what is held; prints
 * the processor time of a call. Gives whether one takes more than it may.
 */
export async function loadRooms({ api, center, calls, say, used }: RoomsLoad): Promise<boolean> {
  let isDear = false;
  say('| read | whole: API ms | database ms | kB | unchanged: API ms | database ms | |');
  say('|---|---|---|---|---|---|---|');
  for (const path of await paths(api, center)) {
    const ask = (headers: Readonly<Record<string, string>> = {}) =>
      api.get(path, { headers: { ...headers, 'accept-encoding': 'br, gzip' } });
    const first = await ask();
    if (first.status !== 200) throw new Error(`${path} was answered ${first.status}`);
    const measured = async (headers: Readonly<Record<string, string>>) => {
      // What is asked for the first times is compiled meanwhile.
      for (let nth = 0; nth < calls; nth++) await ask(headers);
      const before = await used();
      for (let nth = 0; nth < calls; nth++) await ask(headers);
      const after = await used();
      return [(after.apiMs - before.apiMs) / calls, (after.dbMs - before.dbMs) / calls] as const;
    };
    const whole = await measured({});
    const unchanged = await measured({ 'if-none-match': first.headers.get('etag') ?? '' });
    const isOver = whole[0] > targetMs;
    isDear ||= isOver;
    const cells = [...whole, lengthOf(first) / 1000, ...unchanged].map((value) => value.toFixed(1));
    say(`| ${path} | ${cells.join(' | ')} | ${isOver ? `> ${targetMs}` : ''} |`);
  }
  return isDear;
}

interface Placed {
  readonly linked_order: { readonly id: number };
  readonly client: { readonly id: number; readonly email?: string } | null;
}

async function paths(api: Client, center: number): Promise<readonly string[]> {
  const settings = (await api.get('/metas/')).body as { readonly centers: readonly { readonly id: number }[] };
  const arrivals = await Promise.all(
    settings.centers.map(async ({ id }) => ({ id, said: await api.get('/arrivals/', { query: { center: id } }) })),
  );
  const receiving = arrivals.sort((one, other) => lengthOf(other.said) - lengthOf(one.said))[0]?.id ?? center;
  const { body } = await api.get('/tasks/state/', { query: { version: 1, center_id: center } });
  const { deliveries, docks } = body as {
    readonly deliveries: readonly Placed[];
    readonly docks: readonly { readonly id: number }[];
  };
  const [of] = deliveries.filter(({ client }) => client !== null);
  const order = of?.linked_order.id;
  return [
    `/arrivals/?center=${receiving}`,
    `/processing-orders/${order}/?products=1&preparation=1&payment_details=1&client=1`,
    `/processing-orders/${order}/activity_logs/`,
    `/processing-orders/?user_id=${of?.client?.id}`,
    `/docks/${docks[0]?.id}/`,
    `/route/${docks[0]?.id}/`,
    ...['drivers', 'metas', 'pseudo-zones', 'phone-calls', 'sms-texts', 'product-centers', 'incidents'].map(
      (room) => `/${room}/?center=${center}`,
    ),
  ];
}
