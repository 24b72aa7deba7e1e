import { type ServeOptions, startServer } from '../../server/src/serve.ts';

// One API process, for whoever forks it: says where it is, and ends when told or when nobody is left to tell it.

const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions;
const server = await startServer(options);
const end = () => void server.close().then(() => process.exit(0));
process.once('disconnect', end);
process.send?.({ url: server.url });
