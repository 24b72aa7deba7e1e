import { fileURLToPath } from 'node:url';

/**
 * The root of the installation. Built, this module lies as deep as here: `server/src` and `.cache/server-…` are two
 * folders below it (server/build.mjs).
 */
export const root = fileURLToPath(new URL('../../', import.meta.url));
