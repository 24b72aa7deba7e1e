import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

// What a person types or pastes is read by one reader of its kind, wherever a field takes it, and a number is dialled by
// one link.

const sources = ['src', 'server/src'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, file)),
);
const pathsWith = (pattern: RegExp, paths = sources) =>
  paths.filter((path) => pattern.test(readFileSync(path, 'utf8')));

it('SUP-312 a number is dialled by one function', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(pathsWith(/[`'"]tel:/)).toEqual(['src/domain/typed/phone.ts']);
  expect(pathsWith(/telAddress\(/).sort()).toEqual(['src/domain/typed/phone.ts', 'src/views/ui/phone-link.tsx']);
});

/** What comes in from a person: forms, arguments of commands, bodies of calls. */
const incoming = sources.filter((path) =>
  /^src\/views\/|\/commands\/|\/changes\.ts$|^server\/src\/actions\//.test(path),
);

/** A field with a checker of its own, and no reader of its kind. */
const own = String.raw`:\s*(?:z\.(?:optional|nullable|nullish)\()?(?:z\.string\(\)|z\.email|Filled|filled\()`;
const fieldOf = (names: string, readers: string) =>
  new RegExp(String.raw`^.*\b(?:${names})${own}(?!(?:.*\n?){0,3}?.*(?:${readers})).*$`, 'm');

const kinds = [
  { kind: 'phone', names: 'phone|phone_number|mobile', readers: 'phoneText' },
  { kind: 'e-mail', names: 'email', readers: 'mailText' },
  { kind: 'zone', names: 'area|new_area|transit_area_name|transit_subarea', readers: 'lineOf' },
] as const;

/** Fields that are no input: who acts, and by which address a customer was opened. */
const known: Readonly<Record<string, readonly string[]>> = {
  'e-mail': [
    'src/domain/customer/commands/account.ts',
    'src/domain/customer/commands/edit.ts',
    'src/domain/customer/commands/note.ts',
  ],
};

it.each(kinds)('every field for a $kind goes through its reader', ({ kind, names, readers }) => {
  const found = pathsWith(fieldOf(names, readers), incoming).filter((path) => !known[kind]?.includes(path));
  expect(found).toEqual([]);
});

it.each([
  ['phone', 'phone: z.string().check(z.maxLength(40)),', true],
  ['phone', 'phone_number: Filled.check(z.maxLength(40)),', true],
  ['phone', 'phone: z.string().check(\n    z.overwrite(phoneText),', false],
  ['phone', 'phone_number: PhoneNumber,', false],
  ['zone', 'new_area: z.optional(z.string()),', true],
  ['zone', 'new_area: z.optional(NewArea),', false],
  ['e-mail', 'email: z.email().check(z.maxLength(320)),', true],
] as const)('a field for a %s: %j', (kind, source, isFound) => {
  const { names, readers } = kinds.find((it) => it.kind === kind) ?? kinds[0];
  expect(fieldOf(names, readers).test(source)).toBe(isFound);
});
