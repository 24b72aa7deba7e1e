import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The sources that the walk names, read and not run: it needs a page. */
const walk = readFileSync('test/component/floor/scan-forms.ts', 'utf8');
const walked = [...walk.matchAll(/^ {2}'([\w/-]+\.tsx)': /gm)].map(([, path]) => path);

const views = 'src/views';
const sources = readdirSync(views, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: readFileSync(`${views}/${file}`, 'utf8') }));

/** Sources that give a field to scans, and the components they make. */
const takers = sources.filter(({ source }) => /\buseScanField\(/.test(source));
const components = takers.flatMap(({ source }) =>
  [...source.matchAll(/export (?:function|const) ([A-Z]\w*)/g)].map(([, name]) => name ?? ''),
);
/** A field that other forms show is walked in each of them; the frame's lists of windows and panels show none. */
const users = sources.filter(
  ({ file, source }) =>
    !/^shell\/(windows|panels)\//.test(file) && components.some((name) => new RegExp(`<${name}\\b`).test(source)),
);
const isShown = ({ source }: { readonly source: string }) =>
  [...source.matchAll(/export (?:function|const) ([A-Z]\w*)/g)].some(([, name]) =>
    users.some((user) => new RegExp(`<${name}\\b`).test(user.source)),
  );
const forms = [...new Set([...users, ...takers.filter((taker) => !isShown(taker))].map(({ file }) => file))];

describe('OUR-029 a field that takes codes', () => {
  it('stands in a form that is walked: `test/component/floor/scan-forms.ts`', () => {
    expect(takers.length).toBeGreaterThan(2);
    expect(forms.toSorted()).toEqual(walked.toSorted());
  });
});
