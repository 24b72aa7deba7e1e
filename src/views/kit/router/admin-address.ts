import { useSignedIn } from '../client/context.ts';

/** Joins a path of the admin host to its configured address (tables NAV and LNK). */
const adminAddress = (adminUrl: string, path: string) => adminUrl.replace(/\/$/, '') + path;

export function useAdminAddress(): (path: string) => string {
  const { config } = useSignedIn();
  return (path) => adminAddress(config.adminUrl, path);
}
