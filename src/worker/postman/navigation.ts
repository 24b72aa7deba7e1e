import { DeviceDb } from '../../db/device/device.ts';
import { isRoom } from '../../domain/session/rooms.ts';
import { isServerPath } from '../../domain/session/server-paths.ts';
import type { Config } from '../api.ts';
import { fetchConfig } from '../config.ts';

/** Who answers for a path; `unknown` where no configuration was ever read. */
type Owner = 'console' | 'server' | 'unknown';

/** The configuration as the device remembers it, and as the site gives it now; null where there is none. */
export interface ConfigSources {
  readonly remembered: () => Promise<Pick<Config, 'serverPaths'> | null>;
  readonly current: () => Promise<Pick<Config, 'serverPaths'> | null>;
}

/**
 * Decides who answers for a path. A room is served without asking. For any other path the site's configuration is read
 * first, since it may have changed since a tab last read it; without a network, the remembered one decides.
 */
export async function ownerOf(path: string, { remembered, current }: ConfigSources): Promise<Owner> {
  if (isRoom(path)) return 'console';
  if (isServerPath(path, [])) return 'server';
  if (isServerPath(path, (await remembered())?.serverPaths ?? [])) return 'server';
  const config = (await current()) ?? (await remembered());
  if (!config?.serverPaths) return 'unknown';
  return isServerPath(path, config.serverPaths) ? 'server' : 'console';
}

/** Nobody should wait longer for a page that may not even exist. */
const configPatienceMs = 3_000;

/** The sources of a service worker. A configuration it reads is remembered, as in a tab. */
export function configSources(fetchFn: typeof fetch, origin: string): ConfigSources {
  return {
    remembered: () => onDevice((device) => device.read<Config>('config')),
    current: async () => {
      const config = await fetchConfig(fetchFn, origin, configPatienceMs);
      if (config) await onDevice((device) => device.write('config', config));
      return config;
    },
  };
}

async function onDevice<T>(use: (device: DeviceDb) => Promise<T | undefined>): Promise<T | null> {
  const device = new DeviceDb();
  try {
    return (await use(device)) ?? null;
  } catch {
    // A browser without storage remembers nothing: the site's own configuration is read.
    return null;
  } finally {
    device.close();
  }
}
