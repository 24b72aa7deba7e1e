import { randomUUID } from 'node:crypto';
import { type Provider, providers } from '../../src/domain/courier/provider.ts';
import type { LogLimits } from '../../src/domain/driver-log/anomalies/limits.ts';
import { usualCycleS } from '../../src/domain/session/cycle.ts';
import type { Account } from './couriers/line.ts';
import type { Accounts } from './couriers/providers.ts';
import type { SmsEndpoint } from './outgoing/provider.ts';
import type { RefundAccounts, WebhookSecrets } from './payments/environment.ts';
import type { PaygreenAccount } from './payments/paygreen.ts';

/** Settings of a server, each with a default; `config.json` repeats the public ones. */
export interface ServerConfig {
  /** Path of the API. */
  readonly prefix: string;
  readonly publicConfig: PublicConfig;
  /** Origins other than ours whose pages may call the API. */
  readonly origins: readonly string[];
  /** Folder of the built console; null serves the API alone. */
  readonly consoleDir: string | null;
  /** How long outcomes of keyed requests are stored, in seconds; null ignores keys and advertises nothing. */
  readonly idempotencyRetentionS: number | null;
  /** Who delivers SMS; null delivers none. */
  readonly sms: SmsEndpoint | null;
  /** The maps service that may optimise routes (DSP-455); null where none is configured. */
  readonly maps: MapsConfig | null;
  /** Addresses of the couriers' providers; a provider without one cannot be called. */
  readonly couriers: Accounts;
  /** Address of the second courier's stores; null where there is none. */
  readonly stores: Account | null;
  /** The shop at Paygreen; null where there is none. */
  readonly paygreen: PaygreenAccount | null;
  /** Who gives back to cards and to meal vouchers. */
  readonly refunds: RefundAccounts;
  /** By which providers of payments sign what they tell. */
  readonly webhooks: WebhookSecrets;
  /** Secret in the providers' calls back. */
  readonly courierSecret: string;
  /** Origin under which providers reach this server; null for its own address. */
  readonly publicUrl: string | null;
  /**
   * How many event streams one process has open; another one is refused with 503, and that client polls all the same.
   */
  readonly pushStreams: number;
  /** Time between two signs of life on a stream, ms: at each one its token is checked again. */
  readonly pushBeatMs: number;
  /**
   * Proxies whose `X-Forwarded-*` headers are trusted: a number of them in front, or their addresses; false for none.
   */
  readonly trustProxy: number | string[] | false;
}

/** Google Routes, or a compatible service. The key never leaves the server. */
export interface MapsConfig {
  /** Address of `computeRoutes`. */
  readonly url: string;
  readonly key: string;
}

/** Configuration that the console reads at start (docs/spec: `/config.json`). */
export interface PublicConfig {
  readonly apiUrl: string;
  readonly adminLoginUrl: string;
  /** Base of outgoing links to the admin pages; null where there are none: the console's links are off. */
  readonly adminUrl: string | null;
  readonly mapStyleUrl: string | null;
  /** The couriers' own consoles, linked from their jobs (LNK-17). */
  /** The providers that can be called. */
  readonly couriers: readonly Provider[];
  readonly courierDashboards: Readonly<Partial<Record<Provider, string>>>;
  readonly errorReportingDsn: string | null;
  /** Where the pictures of products are, if not on our own origin. */
  readonly pictureUrls: readonly string[];
  /** Pages of other hosts in the menu (NAV-38, NAV-39). */
  readonly productTableUrl: string | null;
  readonly flowToolUrl: string | null;
  readonly businessUrl: string | null;
  readonly minClientVersion: string;
  /** How often the console asks for a board, s. */
  readonly cycleS: number;
  /** From when on work and rest of drivers are anomalies (LOG-171); as usual without it. */
  readonly logLimits?: LogLimits;
  readonly switches: Switches;
}

/** Features of the console that a site may switch off. */
export interface Switches {
  readonly delta: boolean;
  /** The API has an event stream a center (docs/adr/0019). */
  readonly push: boolean;
  /** The event streams report colleagues at the same thing (docs/adr/0052). */
  readonly presence: boolean;
  readonly backgroundDelivery: boolean;
  /** Cameras read codes: the content security policy allows the WebAssembly for it (docs/adr/0049). */
  readonly camera: boolean;
  /** Calls to clients are known: those made, and those to make (OUR-220). */
  readonly calls: boolean;
  /** Texts are kept, to choose for messages to customers (OUR-228). */
  readonly texts: boolean;
}

export type ConfigOverrides = Partial<Omit<ServerConfig, 'publicConfig'>> & {
  readonly publicConfig?: Partial<Omit<PublicConfig, 'switches'>> & { readonly switches?: Partial<Switches> };
};

const twoDaysS = 172_800;

export function serverConfig({ publicConfig, ...overrides }: ConfigOverrides = {}): ServerConfig {
  const prefix = overrides.prefix ?? '/api';
  return {
    prefix,
    origins: [],
    consoleDir: null,
    idempotencyRetentionS: twoDaysS,
    sms: null,
    maps: null,
    couriers: { STUART: null, UBER_DIRECT: null },
    stores: null,
    paygreen: null,
    refunds: { card: null, edenred: null },
    webhooks: { stripe: [], paygreen: [] },
    courierSecret: randomUUID(),
    publicUrl: null,
    pushStreams: 5_000,
    pushBeatMs: 15_000,
    trustProxy: false,
    ...overrides,
    publicConfig: {
      apiUrl: prefix,
      adminLoginUrl: '/admin/login/',
      adminUrl: '/',
      mapStyleUrl: null,
      couriers: providers.filter((provider) => overrides.couriers?.[provider]),
      courierDashboards: {},
      errorReportingDsn: null,
      pictureUrls: [],
      productTableUrl: null,
      flowToolUrl: null,
      businessUrl: null,
      minClientVersion: '0.1.0',
      cycleS: usualCycleS,
      ...publicConfig,
      switches: {
        ...{ delta: true, push: false, presence: false, backgroundDelivery: true },
        ...{ camera: false, calls: false, texts: false },
        ...publicConfig?.switches,
      },
    },
  };
}
