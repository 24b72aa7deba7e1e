import * as z from 'zod/mini';
import { maybe } from '../domain/schema.ts';
import { cycleBoundsS } from '../domain/session/cycle.ts';
import { serverPathsOf } from '../domain/session/server-paths.ts';
import { webAddress } from '../domain/web-address.ts';
import type { Config } from './api.ts';

const { least, most } = cycleBoundsS;

const ConfigFile = z.object({
  apiUrl: z.string(),
  adminLoginUrl: z.string(),
  adminUrl: maybe(z.string()),
  minClientVersion: maybe(z.string()),
  couriers: maybe(z.array(z.string())),
  courierDashboards: maybe(z.object({ STUART: maybe(z.string()), UBER_DIRECT: maybe(z.string()) })),
  mapStyleUrl: maybe(z.string()),
  switches: maybe(
    z.object({
      backgroundDelivery: maybe(z.boolean()),
      delta: maybe(z.boolean()),
      push: maybe(z.boolean()),
      presence: maybe(z.boolean()),
      camera: maybe(z.boolean()),
      calls: maybe(z.boolean()),
      texts: maybe(z.boolean()),
    }),
  ),
  productTableUrl: maybe(z.string()),
  flowToolUrl: maybe(z.string()),
  businessUrl: maybe(z.string()),
  errorReportingDsn: maybe(z.string()),
  // One that cannot be is as if it were not there.
  cycleS: z.catch(z.optional(z.int().check(z.minimum(least), z.maximum(most))), undefined),
  // Read where they are shown.
  logLimits: z.optional(z.unknown()),
});

const patienceMs = 10_000;

/** Reads `/config.json` of this site; null when it cannot be had (offline, captive portal). */
export async function fetchConfig(
  fetchFn: typeof fetch,
  origin: string,
  timeoutMs = patienceMs,
): Promise<Config | null> {
  try {
    const response = await fetchFn(`${origin}/config.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const file: unknown = response.ok ? await response.json() : null;
    const parsed = ConfigFile.safeParse(file);
    if (!parsed.success) return null;
    const { apiUrl, adminLoginUrl, adminUrl, courierDashboards, mapStyleUrl, minClientVersion, switches } = parsed.data;
    const absolute = new URL(apiUrl, origin).href;
    return {
      apiUrl: absolute,
      adminLoginUrl,
      adminUrl: adminUrl ?? '',
      serverPaths: serverPathsOf(file, origin),
      couriers: parsed.data.couriers ?? undefined,
      courierDashboards: courierDashboards ?? undefined,
      mapStyleUrl: mapStyleUrl ?? undefined,
      minClientVersion: minClientVersion ?? undefined,
      delta: switches?.delta ?? false,
      backgroundDelivery: switches?.backgroundDelivery ?? true,
      push: switches?.push ?? false,
      presence: switches?.presence ?? false,
      camera: switches?.camera ?? false,
      calls: switches?.calls ?? false,
      texts: switches?.texts ?? false,
      productTableUrl: webAddress(parsed.data.productTableUrl) ?? undefined,
      flowToolUrl: webAddress(parsed.data.flowToolUrl) ?? undefined,
      businessUrl: webAddress(parsed.data.businessUrl) ?? undefined,
      errorReportingDsn: webAddress(parsed.data.errorReportingDsn) ?? undefined,
      cycleS: parsed.data.cycleS,
      logLimits: parsed.data.logLimits,
    };
  } catch {
    // Whatever the cause, no configuration can be read now: the stored one serves.
    return null;
  }
}
