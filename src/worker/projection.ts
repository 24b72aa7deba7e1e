import type { ListDefinition } from './list.ts';
import { alerts } from './view-rows/alerts.ts';
import { docks } from './view-rows/docks.ts';
import { drivers } from './view-rows/drivers.ts';
import { toDispatch } from './view-rows/to-dispatch.ts';

/** The lists of every room. Whoever writes rows keeps them true, in the same transaction. */
export const lists: readonly ListDefinition[] = [toDispatch, docks, drivers, alerts];

/** Raised when view rows or list columns change, so that those on disk are made again. */
export const projectionBuild = '3';
