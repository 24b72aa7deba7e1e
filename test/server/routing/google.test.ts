import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { computeRoute } from '../../../server/src/routing/google.ts';

/** What answers in place of the maps service, and what it was asked. */
interface Maps {
  readonly url: string;
  readonly asked: { readonly headers: Readonly<Record<string, unknown>>; readonly body: unknown }[];
  close(): Promise<void>;
}

let maps: Maps | undefined;
afterEach(() => maps?.close());

async function answering(status: number, answer: unknown): Promise<Maps> {
  const asked: Maps['asked'] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  maps = {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return maps;
}

const center = { street: 'Rue de la Chapelle', latitude: 48.8955, longitude: 2.3596 };
const stops = [
  { latitude: 48.88, longitude: 2.36 },
  { street_number: '12', street: 'rue de Rivoli', postal_code: '75004', city: 'Paris' },
];
const leg = (duration: string, distanceMeters: number) => ({ duration, distanceMeters });
const good = {
  routes: [
    {
      optimizedIntermediateWaypointIndex: [1, 0],
      legs: [leg('600s', 4_000), leg('120.5s', 800), leg('700s', 4_200)],
      polyline: {
        geoJsonLinestring: {
          type: 'LineString',
          coordinates: [
            [2.3596, 48.8955],
            [2.36, 48.88],
          ],
        },
      },
    },
  ],
};

const ask = ({ url }: Maps) => computeRoute({ url, key: 'secret' }, center, stops, center);

describe('the maps service', () => {
  it('DSP-455 is asked for the best order of the stops, with the key of the server, by coordinates or by address', async () => {
    const service = await answering(200, good);
    expect(await ask(service)).toEqual({
      order: [1, 0],
      durations: [600, 120.5, 700],
      distances: [4_000, 800, 4_200],
      polyline: [
        [48.8955, 2.3596],
        [48.88, 2.36],
      ],
    });
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]?.headers).toMatchObject({ 'x-goog-api-key': 'secret' });
    expect(service.asked[0]?.body).toMatchObject({
      optimizeWaypointOrder: true,
      origin: { location: { latLng: { latitude: 48.8955, longitude: 2.3596 } } },
      intermediates: [{ location: { latLng: stops[0] } }, { address: '12 rue de Rivoli, 75004 Paris' }],
    });
  });

  it.each([
    ['refuses', 403, { error: 'denied' }],
    ['finds no way', 200, { routes: [] }],
    ['answers with another shape', 200, { routes: [{ legs: 'none' }] }],
    ['leaves a stop out', 200, { routes: [{ ...good.routes[0], optimizedIntermediateWaypointIndex: [1] }] }],
    ['names a stop twice', 200, { routes: [{ ...good.routes[0], optimizedIntermediateWaypointIndex: [1, 1] }] }],
  ])('gives no answer when it %s', async (_, status, answer) => {
    expect(await ask(await answering(status, answer))).toBeNull();
  });

  it('gives no answer when nobody is there', async () => {
    expect(await computeRoute({ url: 'http://127.0.0.1:9/', key: 'secret' }, center, stops, center)).toBeNull();
  });
});
