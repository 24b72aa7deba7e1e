import { useSignedIn } from '../client/context.ts';

/** Joins a path of the admin host to its configured address (tables NAV and LNK); null where there is none. */
const adminAddress = (adminUrl: string, path: string): string | null =>
  adminUrl === '' ? null : adminUrl.replace(/\/$/, '') + path;

export function useAdminAddress(): (path: string) => string | null {
  const { config } = useSignedIn();
  return (path) => adminAddress(config.adminUrl, path);
}
