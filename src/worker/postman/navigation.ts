import { DeviceDb } from '../../db/device/device.ts';
import { isRoom } from '../../domain/session/rooms.ts';
import { isServerPath } from '../../domain/session/server-paths.ts';
import type { Config } from '../api.ts';
import { fetchConfig } from '../config.ts';

/** Whose a path is; `unknown` where no configuration has ever been read. */
type Owner = 'console' | 'server' | 'unknown';

/** The configuration as the device remembers it, and as the site gives it now; null where there is none to be had. */
export interface ConfigSources {
  readonly remembered: () => Promise<Pick<Config, 'serverPaths'> | null>;
  readonly current: () => Promise<Pick<Config, 'serverPaths'> | null>;
}

/**
 * Who answers for a page. A room is there without a question asked. Of any other path the site's configuration is asked
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

/** Nobody waits longer for a page that may not even exist. */
const configPatienceMs = 3_000;

/** The sources of a service worker. What it reads it leaves to be remembered, as a tab does. */
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
    // A browser that gives no storage remembers nothing: the site's own word is asked for.
    return null;
  } finally {
    device.close();
  }
}
