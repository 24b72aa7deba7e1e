import { startCopy } from '../server/start-copy.ts';
import { Client } from './client.ts';

/** The server under test. Elsewhere than here, what cannot be had by HTTP is absent and its tests are skipped. */
export interface Target {
  /** An account with every right. */
  readonly api: Client;
  readonly center: number;
  /** Tokens of other accounts, by what they lack. */
  readonly manager: string | undefined;
  readonly withoutFlow: string | undefined;
  /** Whether actions may be sent: they change what they touch. */
  readonly writes: boolean;
  /** Our own server, whose world has every row a test asks for. */
  readonly isOurs: boolean;
  close(): Promise<void>;
}

const {
  QUAI_CONTRACT_URL: url,
  QUAI_CONTRACT_TOKEN: token = '',
  QUAI_CONTRACT_MANAGER_TOKEN: manager,
  QUAI_CONTRACT_NO_FLOW_TOKEN: withoutFlow,
  QUAI_CONTRACT_CENTER: center = '9',
  QUAI_CONTRACT_READ_ONLY: readOnly,
  DATABASE_URL: databaseUrl,
} = process.env;

/** The address of the environment, else a server of our own in this process: on a PostgreSQL when one is given. */
export function openTarget(): Promise<Target> {
  if (!url) return ourOwn();
  return Promise.resolve({
    api: new Client(url.replace(/\/$/, ''), token),
    center: Number(center),
    manager,
    withoutFlow,
    writes: !readOnly,
    isOurs: false,
    close: () => Promise.resolve(),
  });
}

async function ourOwn(): Promise<Target> {
  const server = await startCopy({ seed: 7, size: 250, databaseUrl });
  return {
    api: new Client(`${server.url}/api`, await signIn(server.url, 'superadmin')),
    center: 9,
    manager: await signIn(server.url, 'manager'),
    withoutFlow: await signIn(server.url, 'preparation'),
    writes: true,
    isOurs: true,
    close: () => server.close(),
  };
}

/** The token of a demonstration account, through the sign-in form. */
export async function signIn(origin: string, role: string): Promise<string> {
  const response = await fetch(`${origin}/admin/login/`, {
    method: 'POST',
    body: new URLSearchParams({ email: `${role}@quai.example`, password: `${role}-demo` }),
    redirect: 'manual',
  });
  const token = /api_token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`no token for ${role}: status ${response.status}`);
  return decodeURIComponent(token);
}
