import { expect as expectOf } from 'vitest';

/** What stands for `@playwright/test` here: parts that both kinds of tests share expect the same things of a screen. */
export const expect = expectOf;
