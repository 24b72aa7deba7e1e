import type { NextConfig } from '../../../domain/preparation/next-config.ts';
import { priorityTexts } from './text.ts';

/** What a type of task is called in the list. */
export const configName = ({ name, next_task_type, id }: Pick<NextConfig, 'name' | 'next_task_type' | 'id'>): string =>
  name ?? priorityTexts.unnamed(next_task_type ?? id);
