import { expect as expectOf } from 'vitest';

/** Stands for `@playwright/test` here: parts that both kinds of tests share expect the same of a screen. */
export const expect = expectOf;
