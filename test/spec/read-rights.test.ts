import { describe, expect, it } from 'vitest';
import { reads } from '../../server/src/reads/reads.ts';
import { detailNamed, detailNames } from '../../src/domain/asking/details.ts';
import { assert } from '../../src/domain/result.ts';

/** Whatever arguments are asked for: ids and lists of ids. */
const args = new Proxy({}, { get: () => Object.assign([7], { toString: () => '7' }) });

const isPathOf = (route: string, path: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

describe('the console asks with the right that the call needs, no more and no less', () => {
  it.each(detailNames)('SUP-706 DSP-112 %s', (name) => {
    const detail = detailNamed(name);
    assert(detail, 'a detail is known by its name');
    const { method, path } = detail.request(args, undefined);
    const [read, ...others] = reads.filter((it) => (it.method ?? 'GET') === method && isPathOf(it.path, path));
    assert(read && others.length === 0, `one read answers ${method} ${path}`);
    expect(detail.permission).toBe(read.permission);
  });
});
