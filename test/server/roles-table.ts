import type { SeedUser } from '../../server/src/world/people/users.ts';

/** A call as its registration describes it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
}

/** The page of docs/roles.md: who is which role, and which call is open to whom. */
export function rolesTable(
  calls: readonly Call[],
  users: readonly SeedUser[],
  isOpen: (role: string, call: Call) => boolean,
): string {
  const roles = users.map(roleOf);
  return [
    '# Calls and roles',
    '',
    'Written by `npm run docs:roles`, which tries every call of the reference API as every role; a test keeps it true.',
    '',
    ...table(
      ['role', 'groups and grants'],
      users.map((user) => [`\`${roleOf(user)}\``, rightsOf(user)]),
    ),
    '',
    'Without a token every call answers 401. A `–` is a 403.',
    '',
    ...table(
      ['call', ...roles, 'what'],
      calls.map((call) => [
        `\`${call.method} ${call.path}\``,
        ...roles.map((role) => (isOpen(role, call) ? '✓' : '–')),
        call.summary,
      ]),
    ),
    '',
  ].join('\n');
}

const roleOf = ({ email }: SeedUser) => email.split('@')[0] ?? email;

function rightsOf({ groups, grants, is_logistic, is_without_prep_check }: SeedUser): string {
  const held = Object.entries(groups).flatMap(([group, isMember]) => (isMember ? [`\`${group}\``] : []));
  const given = grants.map(({ codename, value }) => `\`${codename}\`: ${value}`);
  const flags = Object.entries({ is_logistic, is_without_prep_check }).flatMap(([flag, isSet]) =>
    isSet ? [`\`${flag}\``] : [],
  );
  return [...held, ...flags, ...given].join(', ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
