import formbody from '@fastify/formbody';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { safeNext } from '../auth/next.ts';
import { SignInLimit } from '../auth/sign-in-limit.ts';
import { issueToken, revokeToken, tokenLifeMs } from '../auth/token.ts';
import { signIn } from '../auth/user.ts';
import type { Context } from '../context.ts';
import { Failure, forbidden } from '../http/failure.ts';
import { facePath } from './face.ts';
import { loginPage } from './login-page.ts';
import { adminTexts } from './text.ts';

const cookieName = 'api_token';
const Field = z._default(z.string(), '');
const LoginForm = z.object({ email: Field, password: Field, next: z.optional(z.unknown()) });

/** Signing in and out: pages of the admin site, outside the API. */
export async function adminRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // Once: the build of a running server stays as it is, and the page is asked for by anybody.
  const face = facePath(context.config.consoleDir);
  await app.register(formbody);
  app.get('/admin/login/', { schema: { hide: true } }, ({ query }, reply) => {
    const { next } = z.object({ next: z.optional(z.unknown()) }).parse(query);
    return page(reply, 200, { face, next: safeNext(next) });
  });
  const limit = new SignInLimit(context.clock);
  app.post(
    '/admin/login/',
    { schema: { hide: true }, onRequest: refuseForeign, errorHandler: refusedForm(face) },
    (request, reply) => login({ context, limit, face }, request, reply),
  );
  app.post('/admin/logout/', { schema: { hide: true }, onRequest: refuseForeign }, (request, reply) =>
    logout(context, request, reply),
  );
}

interface SignIn {
  readonly context: Context;
  readonly limit: SignInLimit;
  /** Path of the console's face; null for none. */
  readonly face: string | null;
}

async function login({ context: { db, clock }, limit, face }: SignIn, request: FastifyRequest, reply: FastifyReply) {
  const form = LoginForm.safeParse(request.body ?? {});
  const { email, password, next } = form.success ? form.data : { email: '', password: '', next: '/' };
  const tried = await limit.attempt({ email, address: request.ip }, () => signIn(db, email, password));
  const again = { face, next: safeNext(next), email };
  if (tried.kind === 'wait') {
    const waitS = Math.ceil(tried.waitMs / 1000);
    reply.header('retry-after', String(waitS));
    return page(reply, 429, { ...again, error: adminTexts.tooMany(waitS) });
  }
  if (tried.id === null) return page(reply, 401, { ...again, error: adminTexts.wrong });
  const token = await issueToken(db, tried.id, clock());
  return reply
    .header('set-cookie', cookie(request, token, tokenLifeMs / 1000))
    .header('cache-control', 'no-store')
    .redirect(safeNext(next), 303);
}

async function logout({ db }: Context, request: FastifyRequest, reply: FastifyReply) {
  const token = parseCookie(request.headers.cookie ?? '')[cookieName];
  if (token) await revokeToken(db, token);
  return reply.header('set-cookie', cookie(request, '', 0)).redirect('/admin/login/', 303);
}

/**
 * Readable by scripts on purpose: the console sends it in `Authorization`; the cookie alone gives no access (DSP-930).
 */
const cookie = ({ protocol }: FastifyRequest, token: string, maxAge: number) =>
  stringifySetCookie({
    name: cookieName,
    value: token,
    maxAge,
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https',
  });

function page(reply: FastifyReply, status: number, content: Parameters<typeof loginPage>[0]) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(loginPage(content));
}

/** A form of another site can neither sign a visitor in as someone else nor sign him out. */
async function refuseForeign(request: FastifyRequest) {
  if (isForeign(request)) throw forbidden(adminTexts.foreign);
}

/** A browser that omits the origin still sends whether the page was ours. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== host;
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** Input refused at the edge is reported on the form's page. */
const refusedForm = (face: string | null) => (error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
  if (!(error instanceof Failure) || error.status !== 400 || typeof error.body.error !== 'string') throw error;
  return page(reply, 400, { face, next: '/', error: error.body.error });
};
